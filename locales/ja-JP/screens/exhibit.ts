export default {
  'exhibit.choose': '展示会を選択',
  'exhibit.chooseFirst': '先に展示会を選択してください。',
  'guest.pick': '氏名・電話番号・得意先で検索',
  'exhibit.addChosen': '追加（{count} 件）',
  'exhibit.added': '{added} 件を追加、{skipped} 件は登録済み',
  'exhibit.remove': '削除',
  'exhibit.removed': '削除しました',
  'exhibit.branch': '会社',
  'exhibit.day': '日付',
};
