export default {
  'exhibit.choose': 'Elegir feria',
  'exhibit.chooseFirst': 'Elija primero una feria.',
  'guest.pick': 'Buscar por nombre, teléfono o cliente',
  'exhibit.addChosen': 'Añadir ({count})',
  'exhibit.added': '{added} añadidos, {skipped} ya estaban en la feria',
  'exhibit.remove': 'Quitar',
  'exhibit.removed': 'Quitado',
  'exhibit.branch': 'Empresa',
  'exhibit.day': 'Día',
};
