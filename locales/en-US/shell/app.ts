export default {
  'app.title': 'Admin System',
  'app.purpose': 'Trade fairs, prices, orders and reconciliation of all your companies, managed in one place',
};
