import TicketKit
