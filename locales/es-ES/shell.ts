export default {
  'shell.toContent': 'Ir al contenido principal',
  'shell.language': 'Idioma',
  'shell.signOut': 'Cerrar sesión',
  'shell.loading': 'Cargando…',
  'shell.noAccess': 'Sin acceso',
  'shell.noAccessHelp':
    'Su cuenta no tiene páginas disponibles o no se pudieron cargar sus datos. Inicie sesión de nuevo o solicite acceso al administrador.',
  'shell.toSignIn': 'Volver al inicio de sesión',
  'shell.notFound': 'Página no encontrada',
  'shell.notFoundHelp': 'La dirección puede ser incorrecta o la página puede haberse eliminado.',
  'shell.toHome': 'Ir al inicio',
  'shell.notBuilt': 'Próximamente',
  'shell.notBuiltHelp': 'Esta página aún no está disponible. El resto funciona con normalidad.',
  'shell.screenFailed': 'Se ha producido un error en esta página',
  'shell.screenFailedHelp': 'El error se ha registrado. Las demás páginas no se ven afectadas.',
  'shell.retry': 'Reintentar',
};
