export default {
  'dashboard.hello': '{name}さん、こんにちは',
  'dashboard.scope': '{branch}および下位会社のデータ',
  'dashboard.fairs': '展示会',
  'dashboard.next': '直近の展示会',
  'dashboard.noNext': '近日開催の公開済み展示会はありません',
  'dashboard.recent': '自分の最近の操作',
  'dashboard.noRecent': 'まだ変更したデータはありません',
};
