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
  'company.mismatch': '会社が一致しません',
  'company.mismatchHelp':
    'このタブの会社は「{here}」ですが、ログイン情報は「{there}」のものです。先ほどの操作は実行されていません。どちらの会社で続けるか選択してください。',
  'company.stayIn': '{company}を続ける',
  'company.goTo': '{company}に移る',
};
