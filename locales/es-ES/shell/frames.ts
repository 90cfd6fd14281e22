export default {
  'frame.loading': 'Cargando la página. Espere, por favor',
  'frame.again': 'Recargar',
  'frame.open': 'Abrir en otra ventana',
  'frame.late': 'La página tarda demasiado',
  'frame.lateHelp':
    'El otro sitio no ha respondido a tiempo: puede ir lento o no estar disponible. Inténtelo de nuevo o ábralo en otra ventana.',
  'frame.failed': 'No se pudo cargar la página',
  'frame.failedHelp':
    'Este sitio no responde o no se puede abrir aquí. Inténtelo de nuevo o ábralo en otra ventana; el enlace lo mantiene un administrador en la gestión de menús.',
  'micro.mismatch':
    'El módulo de inmuebles no corresponde a la consola (consola {host}, módulo {module}). Recargue la página o contacte con su administrador.',
  'micro.foreign': 'No se pudo verificar el módulo de inmuebles. Contacte con su administrador.',
  'micro.reload': 'Recargar la página',
  'micro.failed': 'No se pudo abrir la gestión de inmuebles',
  'micro.failedHelp':
    'El módulo no respondió a tiempo o no se pudo cargar; las demás páginas no se ven afectadas. Inténtelo de nuevo y, si persiste, avise a su administrador.',
  'micro.newer': 'Hay una versión nueva del módulo de inmuebles',
  'micro.newerHelp':
    'Vuelva a abrir el módulo para usarla; las demás páginas no se ven afectadas y lo que está escribiendo queda como borrador.',
  'micro.restart': 'Volver a abrir el módulo',
};
