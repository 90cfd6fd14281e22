export default {
  'company.change': '会社を切り替える',
  'company.current': '現在の会社',
  'company.target': '切り替え先の会社',
  'company.required': '入力してください',
  'company.targetRequired': 'ログインできる会社を選択してください',
  'company.confirm': '確定',
  'company.saved': '保存しました！',
  'company.askUnfinished': '現在の会社に未完了のデータがあります。切り替えを続けますか？',
  'company.goOn': '切り替える',
};
