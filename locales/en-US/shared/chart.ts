export default {
  'chart.view': 'View',
  'chart.chart': 'Chart',
  'chart.table': 'Table',
  'chart.save': 'Save picture',
  'chart.empty': 'No data in the selected range',
};
