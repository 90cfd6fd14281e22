export default {
  'shell.toContent': '本文へ移動',
  'shell.language': '言語',
  'shell.signOut': 'ログアウト',
  'shell.loading': '読み込んでいます…',
  'shell.noAccess': 'アクセス権がありません',
  'shell.noAccessHelp':
    '利用できる画面がないか、ユーザー情報を取得できませんでした。もう一度ログインするか、管理者に権限の付与を依頼してください。',
  'shell.toSignIn': 'ログインに戻る',
  'shell.notFound': 'ページが見つかりません',
  'shell.notFoundHelp': 'アドレスが間違っているか、ページが削除された可能性があります。',
  'shell.toHome': 'ホームへ',
  'shell.notBuilt': '準備中',
  'shell.notBuiltHelp': 'この画面はまだご利用いただけません。ほかの機能は通常どおり使えます。',
  'shell.screenFailed': '画面でエラーが発生しました',
  'shell.screenFailedHelp': 'エラーは記録されました。ほかの画面には影響ありません。',
  'shell.retry': '再試行',
};
