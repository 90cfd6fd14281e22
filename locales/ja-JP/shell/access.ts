export default {
  'access.ask': '権限を申請',
  'access.title': '「{page}」の権限を申請',
  'access.people': '「{page}」を開く権限がありません。付与できる人：{people}。',
  'access.nobody': '「{page}」を開く権限がありません。本部にお問い合わせください。',
  'access.waiting': '申請済みです。回答をお待ちください。',
  'access.done': '申請を送りました',
};
