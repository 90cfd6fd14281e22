export default {
  'chart.view': 'Vista',
  'chart.chart': 'Gráfico',
  'chart.table': 'Tabla',
  'chart.save': 'Guardar imagen',
  'chart.empty': 'No hay datos en el intervalo elegido',
};
