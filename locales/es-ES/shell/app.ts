export default {
  'app.title': 'Panel de gestión',
  'app.purpose': 'Ferias, precios, pedidos y conciliación de todas sus empresas, en un solo lugar',
};
