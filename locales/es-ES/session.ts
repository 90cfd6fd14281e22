export default {
  'company.change': 'Cambiar de empresa',
  'company.current': 'Empresa actual',
  'company.target': 'Nueva empresa',
  'company.required': 'Introduzca un valor',
  'company.targetRequired': 'Elija una empresa a la que pueda acceder',
  'company.confirm': 'Confirmar',
  'company.saved': '¡Guardado!',
  'company.askUnfinished': 'Tiene datos sin terminar en la empresa actual. ¿Cambiar de todos modos?',
  'company.goOn': 'Cambiar de todos modos',
  'company.mismatch': 'Dos empresas en una pestaña',
  'company.mismatchHelp':
    'Esta pestaña está en «{here}», pero su sesión pertenece a «{there}». No se ha modificado nada. Elija con qué empresa continuar.',
  'company.stayIn': 'Seguir en {company}',
  'company.goTo': 'Ir a {company}',
  'draft.found': 'Hay un borrador sin guardar ({time})',
  'draft.changedSince': '{who} ha modificado este registro desde entonces ({when}). Podrá elegir campo por campo.',
  'draft.restore': 'Restaurar',
  'draft.discard': 'Descartar',
  'draft.askPages': '«{pages}» contiene datos sin guardar. Al cerrar la sesión se perderán, también sus borradores.',
  'draft.askDrafts':
    'Al cerrar la sesión se {count, plural, one {eliminará # borrador} other {eliminarán # borradores}} sin guardar.',
  'draft.dropAndLeave': 'Descartar y salir',
};
