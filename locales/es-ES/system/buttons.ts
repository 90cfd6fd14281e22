export default {
  'buttons.title': 'Botones',
  'buttons.help': 'Los botones de cada página y sus llamadas a la API; el servidor comprueba los permisos por llamada.',
  'buttons.empty': 'Aún no hay botones',
  'buttons.menuTitle': 'Página',
  'buttons.menuId': 'Página',
  'buttons.pageKey': 'Clave de página',
  'buttons.buttonCode': 'Código',
  'buttons.buttonName': 'Botón',
  'buttons.position': 'Posición',
  'buttons.apiPaths': 'Llamadas API',
  'buttons.sort': 'Orden',
  'buttons.status': 'Estado',
  'buttonPosition.header': 'Cabecera',
  'buttonPosition.table': 'Fila',
  'buttons.pageRule': 'Elija una página: un menú que solo contiene otros no tiene botones',
  'buttons.codeRule': 'Empieza por la clave de página y un guion bajo; letras, cifras y guiones bajos',
  'buttons.boundHelp': 'A los usuarios sin este botón se les niegan las llamadas elegidas.',
  'buttons.ownHelp': 'Integradas, no se pueden desvincular:',
  'buttons.addTitle': 'Nuevo botón',
  'buttons.addHelp':
    'El administrador de la central lo recibe al momento; concédalo a otros roles en la página de roles.',
  'buttons.editTitle': 'Editar botón: {code}',
  'buttons.deleted': 'Eliminado',
  'buttons.enabled': 'Activado',
  'buttons.disabled': 'Desactivado',
  'buttons.askDelete': '¿Eliminar el botón «{name}»?',
  'buttons.askDeleteHelp':
    'El código {code} y sus llamadas se eliminan para siempre. Un botón concedido a un rol no se puede eliminar.',
  'buttons.askDisable': '¿Desactivar {count, plural, one {el botón} other {# botones, incluido}} {first}?',
  'buttons.askDisableHelp':
    'Todos los roles los pierden al momento y sus llamadas se niegan hasta que se activen de nuevo.',
  'buttons.sync': 'Sincronizar',
  'buttons.askSync': '¿Sincronizar con esta versión del producto?',
  'buttons.askSyncHelp':
    'Se añaden los botones integrados que falten y se desvinculan las llamadas que ya no existen. Los suyos no cambian.',
  'buttons.synced':
    '{added, plural, one {# botón creado} other {# botones creados}}, {dropped, plural, one {# llamada desvinculada} other {# llamadas desvinculadas}}',
};
