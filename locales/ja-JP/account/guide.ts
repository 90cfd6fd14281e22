export default {
  'guide.title': '画面ガイド',
  'guide.help': '画面の各部分の役割を 1 分で確認できます。ツアーで順に案内することもできます。',
  'guide.start': 'ツアーを開始',
  'guide.sidebar': 'メニュー',
  'guide.sidebarText':
    '権限に応じて開けるページが並びます。折りたたむことができ、状態は記憶されます。小さい画面では左上から開きます。',
  'guide.company': '現在の会社',
  'guide.companyText':
    'どの会社の業務を行っているかを示し、会社ごとに色が異なります。クリックで切り替えます。ブラウザーのタブごとに別の会社で作業できます。',
  'guide.tabs': '開いているページ',
  'guide.tabsText':
    '開いたページは入力途中の内容とともに残ります。点は未保存の印です。右クリックで更新、他を閉じる、すべて閉じる、中クリックで閉じる、ドラッグで並べ替え。小さい画面では一覧になります。',
  'guide.search': '検索',
  'guide.searchText':
    '数文字を入力すると、任意のページへの移動、会社の切り替え、開いているページの操作ができます。メニューの場所がわからないときの近道です。',
  'guide.size': '表示サイズ',
  'guide.sizeText': 'ボタン、入力欄、表の大きさを 4 段階で変えます。',
  'guide.errorLog': 'エラーログ',
  'guide.errorLogText': '問題が起きると点が付きます。サポートに連絡するときは、この内容を添えてください。',
  'guide.language': '言語',
  'guide.languageText': '中国語、英語、スペイン語、日本語をいつでも切り替えられます。入力内容はそのまま残ります。',
  'guide.settings': '設定',
  'guide.settingsText':
    'テーマカラー、ダークモード、コンパクトモード、タブバー、上部バーの固定、サイドバーのロゴ。自分の画面だけに適用されます。',
  'guide.more': 'その他',
  'guide.moreText': '小さい画面では、言語、表示サイズ、全画面表示、エラーログ、設定がここにまとまります。',
  'guide.user': 'ユーザーメニュー',
  'guide.userText': 'アカウントの操作：会社の切り替え、ログアウト。',
  'guide.keys': 'キーボード',
  'guide.keyPalette': '検索を開く',
  'guide.keyFilter': '一覧の最初の検索条件へ移動',
  'guide.keyEnter': '検索、または送信',
  'guide.keyEscape': '検索、ドロワー、ドロップダウンを閉じる（ダイアログの入力は失われません）',
  'guide.keyArrows': 'タブ、メニュー、ツアー内の移動',
  'guide.keyTab': '次の項目へ移動',
};
