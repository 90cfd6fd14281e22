export default {
  'payChannel.transfer': '振込',
  'payChannel.weChat': 'WeChat',
  'payChannel.alipay': 'Alipay',
  'payChannel.pos': 'POS',
  'payChannel.cash': '現金',
  'payChannel.acceptance': '引受手形',
} as const;
