export default {
  'app.title': '后台管理系统',
  'app.purpose': '多家公司的展会、价格、订单与对账，在一处管理',
} as const;
