export default {
  'exhibit.choose': '选择展会',
  'exhibit.chooseFirst': '先选择一个展会。',
  'guest.pick': '按姓名、手机或单位查找',
  'exhibit.addChosen': '添加所选（{count}）',
  'exhibit.added': '已添加 {added} 项，{skipped} 项已在展会中',
  'exhibit.remove': '移除',
  'exhibit.removed': '已移除',
  'exhibit.branch': '公司',
  'exhibit.day': '日期',
} as const;
