export default {
  'inbox.empty': 'お知らせはありません',
  'inbox.mustRead': '必読',
  'inbox.confirmed': '確認済み',
  'inbox.new': '未読',
  'inbox.confirm': '確認しました',
  'inbox.wait': '{text}（{seconds}）',
  'inbox.later': '後で（あと {count} 回）',
  'inbox.close': '閉じる',
  'inbox.readFirst': '最後までお読みください。{seconds} 秒後に確認できます。',
  'inbox.ready': '確認できます。',
  'inbox.confirmBy': '{time} までに確認してください。',
  'inbox.overdue': '確認期限超過',
};
