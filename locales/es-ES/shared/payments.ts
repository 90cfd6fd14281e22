export default {
  'payChannel.transfer': 'Transferencia',
  'payChannel.weChat': 'WeChat',
  'payChannel.alipay': 'Alipay',
  'payChannel.pos': 'TPV',
  'payChannel.cash': 'Efectivo',
  'payChannel.acceptance': 'Letra aceptada',
} as const;
