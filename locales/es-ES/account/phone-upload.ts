export default {
  'mobileUpload.title': 'Subir archivos',
  'mobileUpload.help': 'Para {branch}. Válido hasta las {time}.',
  'mobileUpload.choose': 'Haga una foto o elija un archivo',
  'mobileUpload.hint':
    '{accept}, hasta {size} MB cada uno, {count, plural, one {# archivo} other {# archivos}} como máximo',
  'mobileUpload.remark': 'Observaciones',
  'mobileUpload.done': '{count, plural, one {# archivo subido} other {# archivos subidos}}',
  'mobileUpload.doneHelp': 'Puede cerrar esta página y continuar en el ordenador.',
  'mobileUpload.invalid': 'El enlace de carga ya no es válido',
  'mobileUpload.invalidHelp': 'Abra un código QR nuevo en el ordenador.',
  'mobileUpload.byPhone': 'Hacer una foto con el móvil',
  'mobileUpload.scan': 'Escanee para subir desde el móvil',
  'mobileUpload.scanHelp': 'El código vale 10 minutos y para una imagen, que aparecerá en el formulario.',
  'mobileUpload.copyLink': 'Copiar enlace',
  'mobileUpload.arrived': 'Ha llegado la imagen de su móvil',
};
