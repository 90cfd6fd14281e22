export default {
  'core.sessionExpired': 'La sesión ha caducado. Inicie sesión de nuevo.',
  'core.serverFailed': 'El servidor no pudo procesar la solicitud',
  'core.requestFailed': 'Error en la solicitud. Compruebe la conexión e inténtelo de nuevo.',
  'core.fileChanged': 'El archivo se ha modificado o movido. Elíjalo de nuevo.',
  'core.noPermission': 'No tiene permiso para esta operación',
  'core.linkCopied': 'Enlace copiado al portapapeles',
  'core.linkNotCopied': 'No se pudo copiar el enlace',
  'core.languageSwitched': 'Switch Language Success',
  'core.justNow': 'ahora mismo',
  'core.minutesAgo': '{count, plural, one {hace # minuto} other {hace # minutos}}',
  'core.hoursAgo': '{count, plural, one {hace # hora} other {hace # horas}}',
  'core.oneDayAgo': 'hace 1 día',
};
