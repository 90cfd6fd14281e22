export default {
  'page.dashboard': 'Inicio',
  'page.profile': 'Mi perfil',
  'page.reconciliation': 'Extractos de conciliación',
  'page.checkDiffList': 'Revisión de diferencias',
  'page.productStockEdit': 'Existencias de clientes clave',
  'page.homeConfig': 'Inicio de la app móvil del ERP',
  'page.documentation': 'Documentación',
  'page.guide': 'Guía',
  'page.iframeViews': 'Página externa',
  'page.cashierInfo': 'Detalle de caja',
  'page.updateCashier': 'Editar caja',
  'page.returnedRecordDetail': 'Detalle de devolución',
};
