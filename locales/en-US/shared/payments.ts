export default {
  'payChannel.transfer': 'Bank transfer',
  'payChannel.weChat': 'WeChat',
  'payChannel.alipay': 'Alipay',
  'payChannel.pos': 'POS',
  'payChannel.cash': 'Cash',
  'payChannel.acceptance': 'Acceptance bill',
} as const;
