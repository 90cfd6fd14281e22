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
};
