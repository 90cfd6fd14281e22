export default {
  'editor.bold': 'Negrita',
  'editor.italic': 'Cursiva',
  'editor.heading': 'Título',
  'editor.bullets': 'Lista con viñetas',
  'editor.numbers': 'Lista numerada',
  'editor.quote': 'Cita',
  'editor.undo': 'Deshacer',
  'editor.redo': 'Rehacer',
  'editor.toolbar': 'Formato',
};
