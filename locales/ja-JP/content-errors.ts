import type zh from '../zh-CN/content-errors';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  43701: 'リンクのドメインが許可リストにありません：{host}',
  43703: '{name}がこのページを編集中です',
  43711: 'このバージョンは凍結済みのため変更できません',
  43712: '時刻を過ぎているか、期間が無効です',
  43713: 'スケジュールが重なっています：{detail}',
  43714: '下書きがあります。バージョンとして保存されます',
  43715: '一部の会社では既定のホームが表示されます：{branches}',
  43751: 'ページが大きすぎます',
  43752: 'ページの容量が推奨値を超えています：{files}',
  43753: 'リンク付き画像に代替テキストがありません',
  43754: 'ホットエリアが小さすぎます',
  43761: '今日はすでに催促しました',
  43762: '未読の人はいません',
} satisfies Record<keyof typeof zh, string>;
