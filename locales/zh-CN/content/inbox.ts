export default {
  'inbox.empty': '没有公告',
  'inbox.mustRead': '必读',
  'inbox.confirmed': '已确认',
  'inbox.new': '未读',
  'inbox.confirm': '我已阅读',
  'inbox.wait': '{text}（{seconds}）',
  'inbox.later': '稍后（还可 {count} 次）',
  'inbox.close': '知道了',
  'inbox.readFirst': '请读到末尾，{seconds} 秒后可以确认。',
  'inbox.ready': '可以确认了。',
  'inbox.confirmBy': '请在 {time} 前确认。',
  'inbox.overdue': '逾期未确认',
} as const;
