import type zh from '../zh-CN/content-errors';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  43701: 'リンクのドメインは許可されていません：{host}',
  43702: '{name}のこの位置には同じ時間帯に既に10件あります',
  43705: 'この分類には {count} 件のコンテンツがあります',
  43761: '今日はすでに催促しました',
  43762: '未読の人はいません',
} satisfies Record<keyof typeof zh, string>;
