export default {
  'payChannel.transfer': '转账',
  'payChannel.weChat': '微信',
  'payChannel.alipay': '支付宝',
  'payChannel.pos': 'POS',
  'payChannel.cash': '现金',
  'payChannel.acceptance': '承兑',
} as const;
