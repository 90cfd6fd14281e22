export default {
  'pms.export': 'エクスポート',
  'pms.exportStarted': 'エクスポートを開始しました。完了後、エクスポートジョブからダウンロードできます',
  'pms.enable': '有効化',
  'pms.disable': '無効化',
  'pms.deleted': '削除しました',
  'pms.wrongDecimal': '数値（小数{decimals}桁まで）を入力してください',
  'pms.choose': '選択してください',
} as const;
