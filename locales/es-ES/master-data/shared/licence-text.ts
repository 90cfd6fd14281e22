/** What licences are called, and the message that one ends. */
export default {
  'licence.type1': 'Licencia comercial',
  'licence.type2': 'Licencia de venta de medicamentos',
  'licence.type3': 'Licencia de fabricación',
  'licence.type4': 'Licencia de centro médico',
  'licence.type5': 'Licencia de productos sanitarios',
  'licence.type6': 'Licencia de alimentos',
  'licence.type7': 'Poder del representante',
  'licence.type8': 'Acuerdo de calidad',
  'licence.type9': 'Registro sanitario',
  'licence.ends': '{type} ({licenceNo}) de {name} vence el {expiryDate}, dentro de {left} días. Renuévela a tiempo.',
  'licence.endMany': '{count} licencias van a vencer, de {names} y otros. Consulte «Próximas restricciones» en la página de bajas de licencias.',
};
