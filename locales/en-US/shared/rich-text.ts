export default {
  'editor.bold': 'Bold',
  'editor.italic': 'Italic',
  'editor.heading': 'Heading',
  'editor.bullets': 'Bullet list',
  'editor.numbers': 'Numbered list',
  'editor.quote': 'Quote',
  'editor.undo': 'Undo',
  'editor.redo': 'Redo',
  'editor.toolbar': 'Formatting',
};
