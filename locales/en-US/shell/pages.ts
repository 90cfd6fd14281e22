export default {
  'page.dashboard': 'Dashboard',
  'page.profile': 'Profile',
  'page.reconciliation': 'Statement management',
  'page.checkDiffList': 'Difference check',
  'page.productStockEdit': 'Core-customer stock edit',
  'page.homeConfig': 'ERP mobile home configuration',
  'page.documentation': 'Documentation',
  'page.guide': 'Guide',
  'page.iframeViews': 'External page',
  'page.cashierInfo': 'Cashier details',
  'page.updateCashier': 'Edit cashier',
  'page.returnedRecordDetail': 'Return details',
};
