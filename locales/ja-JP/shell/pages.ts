export default {
  'page.dashboard': 'ホーム',
  'page.profile': 'マイページ',
  'page.reconciliation': '照合明細管理',
  'page.checkDiffList': '差異確認',
  'page.productStockEdit': '重点得意先在庫の編集',
  'page.homeConfig': 'ERPモバイルホーム設定',
  'page.documentation': 'ドキュメント',
  'page.guide': '画面ガイド',
  'page.iframeViews': '外部ページ',
  'page.cashierInfo': 'レジ詳細',
  'page.updateCashier': 'レジの編集',
  'page.returnedRecordDetail': '返品詳細',
};
