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
};
