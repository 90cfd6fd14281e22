export default {
  'core.sessionExpired': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  'core.serverFailed': 'サーバーでエラーが発生しました',
  'core.requestFailed': 'リクエストに失敗しました。通信状況をご確認ください。',
  'core.fileChanged': 'ファイルが変更または移動されています。もう一度選択してください。',
  'core.noPermission': 'この操作の権限がありません',
  'core.linkCopied': 'リンクをクリップボードにコピーしました',
  'core.linkNotCopied': 'リンクをコピーできませんでした',
  'core.languageSwitched': 'Switch Language Success',
  'core.justNow': 'たった今',
  'core.minutesAgo': '{count}分前',
  'core.hoursAgo': '{count}時間前',
  'core.oneDayAgo': '1日前',
};
