export default {
  'editor.bold': '加粗',
  'editor.italic': '斜体',
  'editor.heading': '标题',
  'editor.bullets': '项目符号',
  'editor.numbers': '编号列表',
  'editor.quote': '引用',
  'editor.undo': '撤销',
  'editor.redo': '重做',
  'editor.toolbar': '文字格式',
} as const;
