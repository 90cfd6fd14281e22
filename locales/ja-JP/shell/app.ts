export default {
  'app.title': '管理システム',
  'app.purpose': '複数の会社の展示会・価格・受注・照合を、ひとつの画面で管理',
};
