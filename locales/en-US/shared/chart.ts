export default {
  'chart.view': 'View',
  'chart.chart': 'Chart',
  'chart.table': 'Table',
  'chart.save': 'Save picture',
  'chart.empty': 'There are no figures in this period',
};
