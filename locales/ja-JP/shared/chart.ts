export default {
  'chart.view': '表示',
  'chart.chart': 'グラフ',
  'chart.table': '表',
  'chart.save': '画像を保存',
  'chart.empty': '選択した範囲にデータがありません',
};
