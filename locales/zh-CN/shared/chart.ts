export default {
  'chart.view': '显示方式',
  'chart.chart': '图',
  'chart.table': '表',
  'chart.save': '保存图片',
  'chart.empty': '所选范围内没有数据',
} as const;
