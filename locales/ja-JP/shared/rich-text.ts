export default {
  'editor.bold': '太字',
  'editor.italic': '斜体',
  'editor.heading': '見出し',
  'editor.bullets': '箇条書き',
  'editor.numbers': '番号付きリスト',
  'editor.quote': '引用',
  'editor.undo': '元に戻す',
  'editor.redo': 'やり直し',
  'editor.toolbar': '書式',
};
