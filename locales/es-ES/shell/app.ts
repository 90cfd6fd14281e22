export default {
  'app.title': 'Sistema de administración',
  'app.purpose': 'Ferias, precios, pedidos y conciliación de todas sus empresas, en un solo lugar',
};
