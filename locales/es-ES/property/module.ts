export default {
  'pms.export': 'Exportar',
  'pms.exportStarted': 'La exportación ha comenzado; el archivo estará en las tareas de exportación',
  'pms.enable': 'Activar',
  'pms.disable': 'Desactivar',
  'pms.deleted': 'Eliminado',
  'pms.wrongDecimal': 'Un número con hasta {decimals} decimales',
  'pms.choose': 'Elija',
} as const;
