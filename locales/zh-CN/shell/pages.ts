export default {
  'page.dashboard': '首页',
  'page.profile': '个人中心',
  'page.reconciliation': '对账单管理',
  'page.checkDiffList': '差异核对',
  'page.productStockEdit': '核心客户库存编辑',
  'page.homeConfig': 'ERP移动端首页配置',
  'page.documentation': '使用文档',
  'page.guide': '界面导览',
  'page.iframeViews': '外部页面',
  'page.cashierInfo': '收银台详情',
  'page.updateCashier': '修改收银台',
  'page.returnedRecordDetail': '退货详情',
} as const;
