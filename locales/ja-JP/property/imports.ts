import type zh from '../../zh-CN/property/imports';

export default {
  'pmsImport.open': 'インポート',
  'pmsImport.readings': '検針のインポート',
  'pmsImport.unitTitle': '部屋のインポート',
  'pmsImport.tenantTitle': 'テナントのインポート',
  'pmsImport.meterTitle': '検針のインポート',
  'pmsImport.unitHelp': '棟は登録済みで、階がその棟にある必要があります。地下階は -1 のように負の数で記入します。',
  'pmsImport.tenantHelp': '企業は統一社会信用コード、個人は身分証番号のどちらか一方を記入します。',
  'pmsImport.meterHelp':
    '選択した物件のメーター番号で照合します。単一料金のメーターは「总/尖」だけ、その他は計量器の数だけ値を記入してください。',
  'pmsImport.unusualHelp':
    'ゼロを通過した場合は过零に「是」と記入します。使用量が異常でも正しい場合は备注を記入してください。',
  'pmsImport.anyHelp': '最大 5,000 行です。誤りのある行はここで修正でき、インポート済みの行は取り消せます。',
  'pmsImport.template': 'テンプレートをダウンロード',
  'pmsImport.drop': 'Excel ファイルをここにドロップするか、クリックして選択してください（.xls、.xlsx、5 MB まで）',
  'pmsImport.wrongFile': '5 MB 以内の .xls または .xlsx ファイルを選択してください',
  'pmsImport.save': 'インポート',
  'pmsImport.close': '閉じる',
  'pmsImport.another': '別のファイルをインポート',
  'pmsImport.row': '行',
  'pmsImport.coming':
    '{total} 行中 {done} 行を処理しました。閉じてもインポートは続き、結果は「インポート履歴」で確認できます。',
  'pmsImport.accounts': '全 {total} 行 = 成功 {success} + 失敗 {fail}',
  'pmsImport.check': '{count} 行を再チェック',
  'pmsImport.repaired': '{written} 行を修正してインポートしました',
  'pmsImport.repairedPartly': '{written} 行をインポートしました。残り {fail} 行の修正が必要です',
  'pmsImport.undo': 'インポートを取り消す',
  'pmsImport.askUndo': 'インポートした {count} 行を取り消しますか？',
  'pmsImport.askUndoHelp': 'その後に変更または使用されたデータは理由を添えて残します。',
  'pmsImport.undone': '{count} 行を取り消しました',
  'pmsImport.undonePartly': '{count} 行を取り消し、{kept} 行を残しました',
  'pmsImport.kept': '{row} 行目：{reason}',
  'pmsImport.recent': '最近のインポート',
  'pmsImport.reopen': '開く',
} satisfies Record<keyof typeof zh, string>;
