/// The words that back ends make keys of: English with its usual slips, pinyin, Chinese.
enum KeyVocabulary {
  /// The meaning of a word in lower case; nil for words that mean nothing here.
  static func meaning(of word: String) -> KeyWord? { meanings[word] ?? slip(word) }

  /// Whether a word is in the vocabulary as it is.
  static func isKnown(_ word: String) -> Bool { meanings[word] != nil }

  /// Whether a word may be a part of a longer one: short ones are in too many words by chance.
  static func isPart(_ word: String) -> Bool {
    guard isKnown(word) else { return false }
    let isLong = word.utf8.count >= 3
    return isLong
      || ["is", "id", "at", "by", "no", "mc", "je", "mz", "zk", "sj", "rq"].contains(word)
  }

  /// The meaning of a word with one letter too many or too few, or another one, or two exchanged;
  /// nil for short words, of which too many look alike.
  private static func slip(_ word: String) -> KeyWord? {
    guard (6...24).contains(word.utf8.count) else { return nil }
    for shorter in shortened(word) {
      if let meaning = meanings[shorter] ?? longWords[shorter] { return meaning }
    }
    return longWords[word]
  }

  /// A word with each of its letters left out.
  private static func shortened(_ word: String) -> [String] {
    let letters = Array(word)
    return letters.indices.map { place in
      var rest = letters
      rest.remove(at: place)
      return String(rest)
    }
  }

  /// The long words with each of their letters left out.
  private static let longWords: [String: KeyWord] = {
    var words: [String: KeyWord] = [:]
    for line in lines {
      for form in line.forms where form.utf8.count >= 7 {
        for shorter in shortened(form) where meanings[shorter] == nil && words[shorter] == nil {
          words[shorter] = line.meaning
        }
      }
    }
    return words
  }()

  /// The meanings by word.
  private static let meanings: [String: KeyWord] = {
    var words: [String: KeyWord] = [:]
    for line in lines {
      for form in line.forms { words[form] = line.meaning }
    }
    return words
  }()

  /// The meanings, each with all its words.
  static let lines: [(meaning: KeyWord, forms: [String])] =
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, let meaning = KeyWord(rawValue: first) else { return nil }
      return (meaning, Array(words.dropFirst()))
    }

  /// A meaning, then the words that have it; no word stands twice.
  private static let table = """
    good good goods gooods product products prod commodity item items sku spu ticket tickets \
    tiket coupon coupons cupon copon coupn voucher vouchers vocher card offer promo promotion \
    activity activty event deal quan yhq youhuiquan youhuijuan kaquan daijinquan shangpin \
    huodong wupin liquan 商品 优惠券 代金券 券 活动 物品 礼券 卡券
    name name names nm nane mingcheng mingchen mingzi mc 名称 名字 名
    title title titel tittle biaoti subject caption headline heading 标题 主题
    label label text display tag brief
    code code codes daima bianma serial sn number no num bianhao 编码 编号 号码 代码
    status status staus statu zhuangtai 状态
    state state stat
    type type types kind kinds class classify leixing model object 类型 种类 类别
    rule rule rules info information guize shuoming description desc descr discription remark \
    remarks note notes memo detail details tips tip beizhu miaoshu xiangqing introduction intro \
    restriction restrictions instructions instruction explain 规则 说明 备注 描述 详情 须知
    condition condition conditions conditon effect effective tiaojian usage scope 条件 使用条件
    order order orders basket cart purchase checkout subtotal dingdan spend consume 订单
    image image images img imgs picture pictures pic pics icon icons logo cover photo thumb \
    thumbnail banner poster tupian tubiao fengmian 图片 图标 封面
    background background bg backgroud backgound beijing 背景
    url url uri link href lianjie
    start start starts begin begins began since from kaishi qishi kssj ksrq qssj startup open \
    opens starting 开始 起始
    end end ends ended ending expire expires expired expiry expiration expir deadline dealine \
    dead deadlin due until till jiezhi jieshu daoqi guoqi youxiaoqi youxiao yxq jzsj jzrq jssj \
    jsrq dqsj dqrq gqsj sxsj invalid validity valid vaild redeemby last close closes finish stop \
    by 截止 结束 到期 过期 有效期 失效
    time time times datetime timestamp ts at shijian sj clock instant 时间
    date date day riqi rq 日期 日
    overdue overdue isexpired outdated lapsed 已过期
    duration duration months month weeks week hours hour minutes minute years year period days \
    lifetime tianshu 天数
    zoned gmt utc
    discount discount discounts disount discout discoount dicount perferential preferential \
    perferental prefrential youhui reduce reduction reduced saving savings save jianmian lijian \
    manjian rebate markdown benefit preference concession deduct deduction jian 优惠 减免 立减 抵扣
    amount amount amout ammount amounts jine je shue sum total totals 金额 总额
    money money mony monye qian cash mianzhi mianzi mianer mz face denomination worth facevalue \
    xianjin 钱 面值 面额 现金
    price price prices jiage danjia cost costs fee fees fare feiyong shoujia 价格 价 售价 费用
    value value values val zhi 值
    percent percent percentage pct percents baifenbi bfb 百分比
    rate rate ratio bili lv 比例 费率
    fold zhekou zk zhe zhekoulv 折扣 折
    off off
    bonus bonus profit hongbao gift reward jiangli 红包 奖励
    balance balance yue credit 余额
    currency currency currencies curr ccy bizhong huobi 币种 货币
    minor fen cent cents penny pence minor 分
    major yuan dollar dollars major rmb 元
    original original origin orig base list market yuanjia before 原价
    commission commission tax yongjin shuilv interest 佣金 税率
    minimum min minimum mini least floor lowest zuidi zuixiao above over greater equal 最低 最小 至少
    maximum max maximum maxi most ceiling highest cap zuigao zuida upto less 最高 最大
    limit limit limits limited limitation xianzhi xiane limi 限制 限额
    threshold threshold treshold threashold thresold quota qouta menkan mk basis standard 门槛
    full full man manzu meet reach 满
    count count counts cnt quantity qty shuliang stock stocks inventory redemptions redeemed \
    frequency ci cishu people person persons page pages size offset sort sorting index seq \
    sequence priority weight rank level sales sold shengyu kucun geshu 数量 库存 个数 次数 人数
    remain remain remains remaining left rest surplus 剩余
    flag is has can should flag allow allowed enable enabled enables disable disabled shifou \
    need needs support supports active actived isactive deleted visible hidden locked \
    free best default exclusive nonexclusive combinable stackable hot new 是否
    use use used using usable uses shiyong yishiyong yiyong 使用 已使用 已用
    receive receive recieve received get got claim claimed draw lingqu lq collect collected 领取
    id id ids uuid guid identifier oid key iid 标识
    contact phone mobile tel telephone zip zipcode postcode barcode qrcode shouji dianhua idcard \
    account email 手机 电话
    version version ver v revision
    user user users member owner creator author operator nick nickname buyer customer yonghu \
    huiyuan friend 用户 会员
    shop shop shops store stores brand seller merchant mall supplier vendor company dianpu \
    shangjia menddian mendian venue city region area 店铺 商家 门店
    category category categories cate catalog group groups channel fenlei pinlei platform 分类 品类
    language en ja jp ar zh cn fr de es ru ko english chinese locale lang language
    created created create creation createtime updated update modified modify gmtcreate \
    published publish insert deletedat chuangjian gengxin ctime utime mtime 创建 更新
    presale presale preheat yushou warmup 预售
    """
}
