export default {
  'dashboard.hello': 'Hola, {name}',
  'dashboard.scope': 'Datos de {branch} y sus empresas dependientes',
  'dashboard.fairs': 'Ferias',
  'dashboard.next': 'Próximas ferias',
  'dashboard.noNext': 'No hay próximas ferias publicadas',
  'dashboard.recent': 'Mi trabajo reciente',
  'dashboard.noRecent': 'Todavía no ha cambiado nada',
};
