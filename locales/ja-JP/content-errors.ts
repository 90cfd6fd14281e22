import type zh from '../zh-CN/content-errors';
import homeView from './content/shared/home-view';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  ...homeView,
  43701: 'リンクのドメインは許可されていません：{host}',
  43702: '{name}のこの位置には同じ時間帯に既に10件あります',
  43703: '{name}がこのページを編集中です',
  43704: '公開する特集には商品が必要です',
  43705: 'この分類には {count} 件のコンテンツがあります',
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
  'page.twice': '1つだけ置けます',
  'page.position': '先頭またはカルーセルの直後に置きます',
  'page.empty': '内容がありません',
  'page.tooFew': '数が足りません',
  'page.noCell': '2ページに収まりません',
  'page.text': 'テキストがありません',
  'page.image': '画像がありません',
  'page.jump': 'リンク先が選ばれていません',
  'page.area': 'ホットエリアが重なるか画像からはみ出しています',
  'page.target': '対象が選ばれていません',
  'page.times': '終了が開始より前です',
} satisfies Record<keyof typeof zh, string>;
