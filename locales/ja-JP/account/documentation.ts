export default {
  'documentation.help': 'ログイン、画面、一覧とフォーム、各業務の使い方。',
  'documentation.contents': '目次',
  'documentation.search': '使い方を検索',
  'documentation.found': '{count} 件のトピック',
  'documentation.nothing': '「{query}」は見つかりませんでした',
  'documentation.showAll': 'すべて表示',
  'documentation.link': 'このトピックへのリンク',
} as const;
