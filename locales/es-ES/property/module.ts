export default {
  'pms.export': 'Exportar',
  'pms.exportStarted': 'La exportación ha comenzado; al terminar, el archivo estará en las tareas de exportación',
  'pms.enable': 'Activar',
  'pms.disable': 'Desactivar',
  'pms.deleted': 'Eliminado',
  'pms.wrongDecimal': 'Introduzca un número con {decimals} decimales como máximo',
  'pms.choose': 'Elija un valor',
} as const;
