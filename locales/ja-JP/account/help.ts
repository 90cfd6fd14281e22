export default {
  'help.start': 'はじめに',
  'help.signIn.title': 'ログイン',
  'help.signIn.text':
    'ユーザー名の前後の空白は自動的に取り除かれます。Caps Lock がオンのときは、パスワードの下に表示されます。携帯番号はアカウントに登録されている必要があり、認証コードは60秒後に再取得できます。\n複数のアカウントをお持ちの場合は、ログイン後にアカウントを選びます。',
  'help.signIn.steps':
    'ログイン画面で{signIn.byPassword}または{signIn.byPhone}を選び、入力して{signIn.submit}を押します。\n複数のアカウントがある場合は、{account.title}で{account.enter}を押します。\nホーム、またはログイン前に開いていたページが表示されます。',
  'help.company.title': '会社の選択と切り替え',
  'help.company.text':
    'データはすべて会社に属します。表示されるのは現在の会社とその下位の会社のデータで、操作できる内容はその会社でのロールによります。現在の会社は上部バーに表示されます。\n切り替えの前に、保存されていない入力があれば確認します。途中で失敗した場合は元の会社のままになり、中途半端な状態にはなりません。',
  'help.company.steps':
    'ユーザーメニュー、または `Ctrl` `K` の検索から{company.change}を選びます。\n{company.target}で会社を選びます。名称または番号で絞り込めます。\n{company.confirm}を押します。メニューとデータがすぐに切り替わります。',
  'help.windows.title': '複数の会社を同時に開く',
  'help.windows.text':
    'ブラウザーのタブはそれぞれ自分の会社を持ち、ウィンドウのタイトルとアイコンの色で区別できます。一つのタブで会社を切り替えても、ほかのタブには影響しません。\nタブとログイン情報の会社が一致しない場合、操作は実行されません。{company.mismatch}と表示されるので、どちらの会社で続けるかを選んでください。',
  'help.leave.title': 'ログアウトと有効期限',
  'help.leave.text':
    'ユーザーメニューから{shell.signOut}を選びます。保存されていない入力があれば先に確認し、同意するとこのブラウザーの下書きも削除されます。\n有効期限が切れるとログイン画面に戻ります。同じアカウントでログインするとタブが元に戻り、保存していなかった入力は下書きから復元できます。',
  'help.frame': '画面',
  'help.menu.title': 'メニュー',
  'help.menu.text':
    '左のメニューには、開く権限のあるページだけが並びます。上部バー左端のボタンで折りたたむことができ、その状態は記憶されます。幅の狭いウィンドウでは、左から開くドロワーになります。\n必要なページがない場合は、管理者に権限を依頼してください。',
  'help.search.title': '検索とコマンド',
  'help.search.text':
    '`Ctrl` `K`（Mac では `⌘` `K`）または上部バーの検索を押し、ページ名を入力します。開いているページのボタン（例：{action.add}）、言語、ダークモード、{company.change}も同じように探せます。\n中国語では、{settings.title}の{settings.pinyin}をオンにすると、ピンインやその頭文字でも探せます。\n`Ctrl` `D` でページをお気に入りに加えると、次から先頭に表示されます。',
  'help.tags.title': 'タブ',
  'help.tags.text':
    '開いたページはそれぞれタブになり、同じページでもレコードごとに別のタブになります。ほかのタブを見ている間も、スクロール位置、絞り込み、入力はそのまま残り、再読み込みしてもタブは残ります。\nタブの点は、保存されていない入力があることを示し、閉じる前に確認します。\n右クリックで{shell.refreshTab}、{shell.closeTab}、{shell.closeOthers}、{shell.closeLeft}、{shell.closeRight}、{shell.closeAll}を選べます。中クリックで閉じ、ドラッグで並べ替えます。ホームは閉じられません。',
  'help.settings.title': '外観と言語',
  'help.settings.text':
    '{settings.title}では、テーマカラー、{settings.dark}、{settings.compact}、{settings.tagsView}、{settings.fixedHeader}、{settings.sidebarLogo}を選べます。{settings.reset}で初期状態に戻ります。設定はご自身だけに適用され、このブラウザーに保存されます。\n言語、部品の大きさ、全画面は上部バーで切り替えます。言語を切り替えても入力中の内容は失われません。',
  'help.keys.title': 'キーボード',
  'help.keys.text':
    '`Ctrl` `K`：検索（Mac では `⌘` `K`）。\n`/`：一覧の最初の絞り込み条件へ。\n`Tab`、`Shift` `Tab`：部品の間を移動。ページ先頭のリンクでメニューを飛ばせます。\n`←` `→`：タブの間を移動。`Delete` で現在のタブを閉じます。\n`Enter`：ボタンを押す、絞り込みを適用する。',
  'help.work': '一覧とフォーム',
  'help.dashboard.title': 'ホームのカード',
  'help.dashboard.text':
    'ホームには対応待ち、自分の数字、昨日以降の変化が並びます。開けない一覧のカードはありません。カードを開くと、数えたレコードがそのまま表示されます。\n順序、幅、表示の有無はサーバーに保存され、どのブラウザでも同じです。',
  'help.dashboard.steps':
    '{dayCards.arrange}を選び、ボタンまたはドラッグで順序を変え、幅や表示を切り替えます。\n{dayCards.save}を選びます。{dayCards.reset}で元に戻ります。',
  'help.lists.title': '一覧',
  'help.lists.text':
    '条件を入力して `Enter` を押します。適用中の条件は表の上に並び、一つずつ、または{kit.clearFilters}で解除できます。列見出しのクリックで並べ替え、右上のアイコンで再読み込み、行の高さ、列の選択と並べ替えができます。\nページと表示件数は表の下にあります。表が空のときは、データがないのか、絞り込みのためか、読み込みに失敗したのかと、次にできることが表示されます。',
  'help.exports.title': '一覧のエクスポート',
  'help.exports.text':
    '一覧の上の{export.title}を押すと、その時の絞り込みと並び順のまま、すべての行がバックグラウンドで Excel ファイルにエクスポートされます。作業はそのまま続けられます。\n進捗とファイルは{downloadFile.title}で確認でき、ファイルは7日間保存されます。ファイルに含まれるのは、作成時に閲覧できるデータだけです。失敗したときは理由が表示され、{downloadFile.retry}でやり直せます。',
  'help.imports.title': 'データのインポート',
  'help.imports.text':
    '{import.title}のあるページで{import.template}し、入力してアップロードします。正しい行はすぐに反映され、問題のある行にはすべての理由が表示されます。{import.repair}するか、{import.failedData}して修正後に再度インポートできます。\nインポートの記録は{importRecord.title}に残ります。{import.undo}と、その後変更されていないデータが取り消されます。.xlsx と .xls（Excel 97 以降）をインポートできます。パスワードは先に外してください。',
  'help.forms.title': 'フォームの入力',
  'help.forms.text':
    'アスタリスクの付いた項目は必須です。入力できない文字は入力中に取り除かれ、たとえば数値の欄には数字だけが残ります。送信時に誤りがあれば件数が表示され、最初の箇所へ移動します。\nサーバーが受け付けなかった内容は、その項目の下に表示されます。入力した内容は失われません。',
  'help.drafts.title': '下書き：入力は失われません',
  'help.drafts.text':
    'フォームに入力した内容は、このブラウザーに自動的に保存されます。タブを閉じる、会社を切り替える、ログアウトする、ブラウザーを閉じる前に一度確認します。\n異常終了や有効期限切れのあと同じページを開くと、下書きがあることが表示されます。{draft.restore}で続けるか、{draft.discard}を選びます。下書きはサーバーに送られず、ほかの人には見えません。',
  'help.conflict.title': 'ほかの人が同じデータを変更したとき',
  'help.conflict.text':
    '保存するまでの間にほかの人がデータを変更していると、{kit.conflictTitle}が開き、双方の変更が並んで表示されます。残すほうを選んで{kit.conflictApply}を押し、確認してもう一度保存します。{kit.conflictDrop}で相手の版を採用することもできます。だれかの変更が黙って上書きされることはありません。',
  'help.buttons.title': 'ボタンが見当たらないとき',
  'help.buttons.text':
    'ボタンはロールと現在の会社によって決まります。権限のないボタンは表示されません。データの状態が許さないボタンも同じで、たとえば終了した展示会は編集できません。権限は管理者がロールに設定し、ログインし直すと反映されます。',
  'help.fairs': '展示会',
  'help.fairStates.title': '展示会の状態',
  'help.fairStates.text':
    '{fairState.draft}：一部だけ入力した状態で、作成者と本部だけに見えます。\n{fairState.initial}：提出済みで、公開を待っています。\n{fairState.published}：来賓に見えます。開始時刻になると自動的に{fairState.ongoing}になります。\n{fairState.ongoing}：受付、注文、抽選ができます。終了時刻になると自動的に{fairState.ended}になります。\n{fairState.takenDown}：停止中で、招待状は開けません。\n{fairState.ended}：再開できませんが、複製できます。',
  'help.fairNew.title': '展示会の作成と変更',
  'help.fairNew.text':
    '展示会コードを空けておくと自動的に付き、最初の公開までは変更できます。期間は最長60日で、参加会社には主催会社が含まれます。\n公開後は、終了時刻の延長と、会場、紹介、連絡先、まだ始まっていない食事の変更だけができます。',
  'help.fairNew.steps':
    '展示会一覧で{action.add}を押します。\n名称、期間、会社を入力します。未定の項目があれば{action.saveDraft}を押し、あとで一覧から続けます。\n{action.submit}を押すと{fairState.initial}になります。\n一覧で{action.publish}を押し、確認します。',
  'help.fairStop.title': '取り下げ、終了、削除',
  'help.fairStop.text':
    '{action.takeDown}には5〜200文字の理由が必要で、受付、注文、抽選がすぐに止まります。開催中の展示会を取り下げられるのは本部管理者だけです。取り下げた展示会は再び公開できます。\n{action.end}は本部管理者だけが行えます。未抽選の抽選券は無効になり、未受領の賞品は7日間保管されます。\n{action.delete}は、一度も公開していない展示会、または受付、注文、抽選のない取り下げ済みの展示会に限られ、元に戻せません。',
  'help.fairCopy.title': '展示会の複製',
  'help.fairCopy.text':
    '{action.copy}を押すと、来賓を除く内容を引き継いだ新しい下書きができます。期間を入力して提出してください。毎年開く展示会には、これが一番の近道です。',
  'help.draws.title': '抽選と検証',
  'help.draws.text':
    '展示会の各日、{lottery.title}でシードをコミットしてから抽選します。{lottery.start}を押した時点で対象と結果は確定し、停止時に発表されます。停電や再読み込みの後も同じ抽選が同じ結果で続きます。\nその日の終了後に本部が{lottery.reveal}を行うと、誰でも{lottery.verify}からブラウザーで再計算できます。',
  'help.draws.steps':
    '{prize.title}で賞品とグループを準備します。\n{lottery.title}で{lottery.commit}を押し、{lottery.openScreen}で投影画面を開きます。\n賞品と人数を選び、{lottery.start}と{lottery.stop}を押します。\n辞退があれば{lottery.winners}で取り消し、{lottery.redraw}を押します。',
  'help.door.title': '受付モード',
  'help.door.text':
    '{home.title}、{checkIn.title}、{dining.title}または{registration.title}で{exhibit.door}を押すと、携帯の画面には受付・食事・賞品だけが権限に応じて表示されます。\n来賓名簿は暗号化され最長一日端末に保存され、ログアウト、セッション終了、展示会終了で消えます。切断中や再読み込み、ブラウザーを閉じた後も使え、登録は一度だけ送信されます。\n拒否されたもの、別の入口で済んだもの、時刻が不確かなものは要確認になります。',
  'help.door.steps':
    '接続中に開いてログインし、端末の設定に入口の名称を入力します。\n読み取るか、携帯番号・氏名を入力します。色・記号・文字・音で結果を示します。\n接続が戻ったら記録を開き、要確認のものを確認します。',
  'help.pricing': '販促と価格',
  'help.policies.title': 'ポリシーから販促を作る',
  'help.policies.text':
    'ポリシーは仕入先または会社から届き、{policy.title}では参照だけできます。有効なものは{policy.genFullNumber}、{policy.genFullAmount}、{policy.genFlexible}で入力済みの販促フォームを開きます。保存するまで何も登録されません。\n同じポリシーの販促は予算を共有し、超える販促は保存できません。変動価格の営業担当と枠は別に選びます。',
  'help.overlaps.title': '販促が重なるとき',
  'help.overlaps.text':
    '公開の前に、商品・得意先・会社・営業担当・期間が重なる販促が、共通の範囲と結果とともに一覧になります。{conflict.timeline}では時間の上で見られます。\n両方が有効なら何も聞かれません。一方が他方を止める場合や注文ごとに決まる場合は、{conflict.reason}を入力して{conflict.publish}を押します。理由は販促と操作ログに残ります。\n決して有効にならない販促は公開できません。{conflict.back}を押し、優先度を上げるか、範囲・期間・重複方法を変えてください。',
  'help.priceTrial.title': '価格を試算する',
  'help.priceTrial.text':
    '{priceTrial.title}は会社・得意先・時点を指定して注文の価格を求めます。何も保存せず、枠や数量制限も使いません。各行の単価と純額、各ルールと販促が適用された・されなかった理由が示され、基準に届かない場合は不足分がわかります。\n{priceTrial.tryRules}では、停止中のルールや下書きを有効とみなして比べます。{priceTrial.copyLink}はこの試算そのもののアドレスです。',
  'help.priceCompare.title': '価格の比較とコピー',
  'help.priceCompare.text':
    '自社の価格がない会社は最も近い上位の価格で販売し、灰色で示されます。印は自社の価格、時計は予定の価格です。{priceCompare.differs}は価格の異なる商品だけを残します。\nコピーの前に{priceCompare.preview}で確認します。その後に価格が動いた場合はコピーが拒否され、もう一度確認が必要です。定価が最低価格を下回るコピーはできません。エクスポートした価格は数値で、そのまま計算できます。',
  'help.priceCompare.steps':
    '比較する会社と価格を選びます。\n商品を選ぶか絞り込み、{priceCompare.copy}を押します。\nコピー元・コピー先・内容・適用日時を選び、{priceCompare.preview}を押します。\n確認して{priceCompare.doCopy}を押します。予定の価格は{priceCompare.changes}で取り消せます。',
  'help.finance': '財務',
  'help.cashiers.title': 'レジ',
  'help.cashiers.text':
    'レジは会社が入金を受ける口座です。新しいレジと、名義・銀行・口座番号の変更は、別の人の審査後に有効になります。それまでは以前の情報を使います。\n口座番号は暗号化して保存され、一覧には下4桁だけが表示されます。審査者は全桁を確認でき、確認はログに残ります。\n同じ口座が別の名義で登録されていると警告されます。続けるには理由が必要で、審査者にも再び警告されます。\nレジの詳細にある{cashier.receipts}には、入金と返金が注文とともに並びます。各入金には、そのときの名義と口座が残ります。',
  'help.cashiers.steps':
    '{action.add}をクリックし、入力して保存します。状態は審査待ちになります。\n本部が一覧で{cashier.review}をクリックし、現在と変更案を比べて承認または却下します。却下には意見が必要です。\n会社ごとに既定のレジが1つあり、{cashier.setDefault}で変更します。既定のレジは停止できません。',
  'help.statements.title': '照合',
  'help.statements.text':
    '照合書は期間中の出荷・返品・入金を、仕入先については仕入・返品・リベート・支払を集計します。1つの伝票は1通の照合書だけに入ります。\n先方の明細をインポートすると自動で照合されます。番号と金額が一致するものは確認され、ほかは提案になります。確実でないものが自動で確認されることはありません。\n同じファイルを再度インポートしても行は重複しません。差異は照合結果から求められ、処理内容とともに残ります。確認後は変わりません。',
  'help.statements.steps':
    '照合書の一覧で{statement.generate}、続いて{statement.send}をクリックします。\n{statement.check}で照合画面を開き、{workbench.import}で先方のファイルをインポートします。\n提案を{workbench.confirm}するか、両側の行を選んで{workbench.match}をクリックします。{workbench.undo}で1つ戻せます。\n残った差異を処理し、説明のつかない差額が 0.00 になったら、一覧で{statement.confirm}をクリックします。',
  'help.property': '物件管理',
  'help.propertyLeases.title': '契約と請求の予定',
  'help.propertyLeases.text':
    '部屋は一覧でも階ごとの図でも見られます。契約を入力する間、横に請求の予定が表示され、期間・金額・期日はすべて条件から計算されます。\n契約は本部が承認し、申請者は承認できません。承認後の条件は覚書でのみ変わり、差額はその場で計算されます。',
  'help.propertyLeases.steps':
    '契約のページで新規作成し、借主・部屋・期間・賃料・増額・費目を入力し、予定を確かめて申請します。\n満了前に更新すると敷金は引き継がれ、差額だけが請求されます。\n途中で退去するときは退去日、検針値、費用の順に入力します。結果は計算され、別の人が承認します。',
  'help.propertyBills.title': '請求・入金・滞納',
  'help.propertyBills.text':
    '先に試算すると、新しい行、二割を超える変化、検針漏れに印が付き、何も書き込まれません。再実行しても二重にならず、抜けた月は補われます。入金済みの請求は変わらず、差額だけが請求または充当されます。\n金額を開くと単価・使用量・日数・計算方法が分かります。延滞金は入金日で計算され、後から入力しても同じ結果です。',
  'help.propertyBills.steps':
    '請求のページの試算で物件と月を選び、確かめてから請求を作成します。\n入金を登録します。請求を選ばなければ古いものから充当され、余りは前受になります。\n滞納の期間ごとの金額を確かめ、借主の明細書を印刷します。',
  'help.propertyMeters.title': 'メーターと検針',
  'help.propertyMeters.text':
    'メーターは費目のページで管理します。交換、桁あふれ、倍率、複数の計量は検針値から計算され、検針しなかった月の使用量は日数で分けられます。\n携帯での検針は接続がなくても続けられます。検針値と写真は端末に残り、接続が戻ると送信され、検針した時刻が保たれます。',
  'help.propertyMeters.steps':
    '請求のページで検針を開き、月を選びます。未検針が先に並び、未検針の最も多い物件が開きます。\n前回より小さい値は、桁あふれ、交換、訂正のいずれかを選びます。\n請求済みの月は訂正のみでき、差額は自動で処理されます。',
  'help.propertyUpkeep.title': '修理依頼と点検',
  'help.propertyUpkeep.text':
    '依頼は受付から確認まで写真とともに記録されます。停止中の同じ種類の依頼は、至急を除いて停止に結び付けられます。\n点検は計画から作られます。異常のあった項目は自動または手動で依頼になり、そのときの写真が付き、一度だけ作られます。',
  'help.propertyUpkeep.steps':
    '依頼を割り当て、受け付け、完了し、確認します。完了時に結果・資材・費用を入力します。\n点検を項目ごとに行います。途中でも保存できます。\n異常のあった項目を依頼にします。',
  'help.reports': 'レポート',
  'help.visits.title': 'アクセスレポート',
  'help.visits.text':
    '日、週、月、ページごとに閲覧数、訪問者、得意先数、平均滞在、直帰率、注文、転換率を集計します。最長 93 日で、最初は直近 7 日です。訪問者と得意先は期間ごとに一度だけ数え、1 ページの滞在は 30 分までとします。\nデータはモバイル、来賓が開いた招待状、この管理システムから得られます。ページを離れたときに記録し、400 日間保存します。',
  'help.visits.steps':
    '{visit.title}で日付と{visit.groupBy}を選びます。\n数字をクリックすると明細が開きます。明細と数字は常に同じ時点、同じ条件です。\nグラフは表に切り替えられ、画像として保存できます。一覧はエクスポートできます。',
  'help.userRead.title': '閲覧レポート',
  'help.userRead.text':
    'お知らせの対象者は公開時に決まり、公開中に招待した来賓が加わります。招待を取り消された来賓は対象に残りますが、催促はしません。一度に 2 秒以上開くと既読です。必読のお知らせは確認するまで未読です。\n催促すると、未読の来賓が次に招待状を開いたときに再度表示されます。1 日 1 回です。',
  'help.userRead.steps':
    '{contentRead.title}で対象、既読、未読の数字をクリックすると名簿が開きます。\n{contentRead.remind}を選び、確認します。',
  'help.masterData': 'マスターデータ',
  'help.companies.title': '会社',
  'help.companies.text':
    'グループ各社の名称、統一社会信用コード、法定代表者、地域、連絡先を管理します。新しい会社のコードは自動で付き、対象地域、経営範囲、価格は上位の会社のものを引き継ぎます。コードと位置は変わりません。\n未完了の注文、未確定の照合書、有効な下位の会社があると無効にできず、それぞれの数が表示されます。本部も無効にできません。',
  'help.companies.steps':
    '本部が{action.add}を押し、{ownCompany.orgType}と{ownCompany.parentId}を選んで入力します。\nその会社で作業するユーザーには、アカウントに会社を追加します。\n{ownCompany.view}で電話番号の全体を確認できます。',
  'help.brands.title': 'ブランド',
  'help.brands.text':
    'ブランドはグループの商品カタログに属し、すべての会社で共有します。コードと頭文字は自動で付きます。\n無効なブランドは選べなくなりますが、既存の商品、販促、ルールには影響しません。商品のあるブランドは削除できません。',
  'help.brands.steps':
    '{action.add}を押すか、{brand.import}でまとめて登録します。誤りのある行はその場で直せ、インポート全体を取り消すこともできます。\n使わなくなったものは{brand.disable}を押します。商品のないブランドは{action.delete}で削除できます。',
  'help.onlineGoods.title': 'オンライン商品',
  'help.onlineGoods.text':
    '一覧にはカタログのすべての商品があり、価格、在庫、掲載状態は現在の会社のものです。ERP の情報は読み取り専用で、表示名、画像、詳細、分類、ブランド、キーワード、最小注文数をここで管理します。\n完成度は画像 40、詳細 20、カテゴリー 20、標準 20 の合計です。最小注文数は追加単位の倍数にします。',
  'help.onlineGoods.steps':
    '{action.edit}でオンライン情報を編集します。最初の画像がメイン画像です。\n{onlineGoods.match}で、承認番号と規格、またはバーコードから確定できる標準を確認し、検索して手動で選ぶこともできます。\n複数の商品を選ぶと{onlineGoods.batchCategory}または{onlineGoods.batchBrand}ができます。',
  'help.entries.title': '登録申請',
  'help.entries.text':
    '会社・得意先・商品はまず申請し、承認ルートに沿って審査され、ERPへ書き込まれてマスタになります。下書きは途中まででも保存できます。提出時に項目、証明書、重複を確認します。\n差し戻された申請は、修正が必要な項目と意見を先に表示します。修正または説明してから再提出してください。差し戻した段階から続き、承認済みで変更のない項目は再審査されません。\nERP登録済みのものは変更を申請でき、変更した項目だけが審査されます。',
  'help.entries.steps':
    '{customerEntry.applyTitle}で{entry.add}を選び、内容を入力し、必要な証明書と画像を追加します。スマートフォンでも撮影できます。\n途中なら{action.saveDraft}、完了したら{action.submit}を選びます。\n審査前なら{entry.withdraw}、ERP登録済みのものは{entry.change}を選びます。\n相手に入力してもらうこともできます：{customerEntry.title}で{entry.invite}をクリックします。提出後は同じ承認に進みます。',
  'help.audits.title': '登録の審査',
  'help.audits.text':
    '項目ごとに承認または要修正を判断します。意見はすぐに保存され、ロックの終了後も残ります。段階の全項目が承認されると通過し、要修正の項目は説明とともにまとめて差し戻されます。\n審査中に内容が変わった場合は現在の内容が表示され、入力した意見は残ります。自分が申請したもの、同じ登録の二つの段階は審査できません。\n一括承認は判断が不要なものだけを処理します。',
  'help.audits.steps':
    '{customerEntry.title}で{entry.mine}、次に{entry.audit}を選びます。\nキーで判断します：A 承認、X 要修正、↓ ↑ 移動、Ctrl Enter 決定。その後次の登録が開きます。\n時間がない場合は{entry.transfer}、{entry.flow}で誰が決めたかを確認できます。',
  'help.standards.title': '標準',
  'help.standards.text':
    '標準は商品が何であるかを表します。一般名、規格、メーカー、承認番号、包装が同じものは 1 つだけです。仕入先やコードが違う商品もここに対応付けます。\n承認番号が通常の形式と違うときは確認のうえ残せます。生薬には承認番号がありません。バーコードの最後の桁は検査用です。',
  'help.standards.steps':
    '{action.add}を押すか、{standard.import}でまとめて登録します。\n{standard.products}で対応付けた商品を確認できます。使わない標準は{standard.disable}を押すと、以後の対応付けに使われません。',
  'help.duplicates.title': '重複と統合',
  'help.duplicates.text':
    '入力中と毎晩、名称・読み・地域・証明書・電話を比較し、同一の可能性がある2件を一致点と相違点とともに一覧します。\n判定はその時の内容に対して有効で、名称・証明書・電話・規格のいずれかが変わると再び表示されます。統合は30日以内で新しい伝票がなければ取り消せます。',
  'help.duplicates.steps':
    '{standard.duplicates}を押し、{duplicate.compare}で根拠を確認します。\n重複でなければ{duplicate.isDifferent}を押して理由を書きます。重複なら本部が{duplicate.merge}を押し、残す内容を選びます。\n{duplicate.merges}で{duplicate.unmerge}ができます。',
  'help.licences.title': '証明書',
  'help.licences.text':
    '会社・得意先・商品の証明書です。期限の30日前から期限間近となり、期限切れまたは抹消後は、有効な証明書に替わるまで得意先の注文は審査できず、商品は掲載終了となります。手続き中の更新は表示されますが、承認されるまで制限は解除されません。\n期限の60日・30日・15日・7日前に、営業担当と担当者へSMSで知らせます。',
  'help.licences.steps':
    '{licence.tabUpcoming}で日数を選び、影響の大きいものから対応します。\n{licence.tabAll}で{licence.apply}を押し、影響を確認して提出します。別の担当者が{licence.audit}を行い、それまでは{licence.revoke}もできます。',
  'help.orders': '注文',
  'help.returns.title': '返品と返金',
  'help.returns.text':
    '注文のロットごとに返品します。数量を入れると、返金額、販促の控除、リベート回収、返金する金額、入庫するロットを試算します。申請も承認も表示どおりに行い、データが変わったときは確認し直します。申請者本人は承認できません。\n返金は受入数で計算し、受取拒否分は返金せず後で再度返品できます。按分では行の返品の合計が正味額になり、再計算では残る商品で注文を計算し直します。',
  'help.returns.steps':
    '{returnRecord.title}で{returnRecord.add}を選び、注文番号、種別、理由、数量を入れます。\n別の人が{returnRecord.approve}を選び、商品が届いたら{returnRecord.receive}でロットごとの受入数と検収結果を入れます。\n{returnRecord.refund}を選び、返金が済んだら{returnRecord.refundDone}で番号を登録します。',
  'help.orderInquiry.title': '注文を調べる',
  'help.orderInquiry.text':
    '検索は最長 93 日で、最初は直近 7 日です。注文ごとに価格の内訳を保存します。定価から正味額まで、どの段階を誰が決めたか、ほかのルールや販促がなぜ対象外だったかが分かり、後でルールが変わっても内訳は変わりません。\n本部はピッキング前の注文を取消できます。使った販促の枠は戻り、入金分は返金待ちになります。催促は1時間に1回で、備考とともに状態履歴に残ります。',
  'help.orderInquiry.steps':
    '{salesOrder.title}で期間と条件を選んで検索します。\n{salesOrder.trace}で行を開くと価格の由来が分かり、{salesOrder.log}に注文、審査、出荷、入金、備考が並びます。\n{salesOrder.exportDetail}は商品ごとに1行、{export.title}は注文ごとに1行です。',
  'help.content': 'コンテンツ',
  'help.homePages.title': 'アプリのホーム',
  'help.homePages.text':
    'ホームはコンポーネントを組み合わせ、{designer.title}で編集します。ドラッグでも、キーボードだけでも操作できます（Altと矢印で移動、Hで非表示、Deleteで削除、Ctrl Dで複製）。保存後も元に戻せます。\n公開したバージョンは変わりません。再度編集すると新しい下書きになります。フッターに不足とページの大きさが表示され、不足がなくなると公開できます。\n二人が同時に編集した場合、重ならない変更は両方残り、重なるものは一つずつ選びます。',
  'help.homePages.steps':
    '{homeConfig.title}で{homeConfig.design}を選び、コンポーネントを追加して入力します。\n{designer.preview}で会社、得意先種別、時刻ごとに確認します。\n{action.publish}を選ぶと、変わる会社と問題が先に表示され、確認のうえ公開されます。',
  'help.homePlans.title': 'スケジュールと会社別の変更',
  'help.homePlans.text':
    'どの会社がいつどのバージョンを表示するかはスケジュールで決まります。本部による強制、期間限定、常設の順で、同じ種類では最も近い会社、次に開始の遅いものが優先されます。期間が終わると下のページに自動で戻ります。\n本部のページで、会社は内容の変更、非表示、並べ替え、独自コンポーネントの追加ができます。その他は本部に従います。双方が変更した項目は競合となり、解決するまで会社の内容のままです。',
  'help.homePlans.steps':
    '{homeConfig.tabPlans}で{homePlan.add}を選び、ページ、会社、時刻を指定します。ボードで各会社の各時刻のページがわかります。\nページの{homeConfig.overrides}で会社を選び、{override.add}を選びます。\n競合がある場合は{override.resolve}を選び、一つずつ決めます。',
  'help.releases.title': 'リリース',
  'help.releases.text':
    'ページ、バナー、特集、コンテンツ、お知らせをまとめ、同じ時刻に公開または取り下げます。一つでも不合格なら何も変わらず、作成者と実行者に SMS が届きます。\n公開待ちの間、内容は変更できません。終了時または回収時に、公開したものは取り下げ、取り下げたものは再公開し、ページは下の層に戻ります。',
  'help.releases.steps':
    '{homeConfig.tabReleases}で{release.add}を選び、日時と、各行の対象と操作を指定します。\n{release.schedule}を選ぶと、各内容のチェック結果と対処方法が表示されます。\n必要に応じて{release.publishNow}、{release.withdraw}、{release.cancel}を選びます。',
  'help.contents.title': 'バナー、特集、コンテンツ',
  'help.contents.text':
    'バナー、特集、コンテンツ、お知らせの状態は共通で、公開待ち、公開中、公開終了です。予定時刻を指定すると自動で公開され、終了時刻を過ぎると自動で終了します。\nリンク先は許可されたドメインに限られます。公開終了や削除の前に、使用中のホームがあれば一覧が表示され、確認後はそのコンポーネントが表示されなくなります。',
  'help.contents.steps':
    '{publishing.usedBy}で、どのページがいつ使うかを確認します。\n必要なら先にページを変更します。',
  'help.announcements.title': '必読のお知らせ',
  'help.announcements.text':
    'お知らせは全員、会社、ロール、指定ユーザー、展示会の来賓に送れます。対象者は公開時に確定し、後から加わった人は追加され、離れた人は数に残りますが届きません。\n必読のものは開始のたびに表示され、最後まで読み、所定の秒数が過ぎると確認できます。三回まで後回しにでき、期限後はできません。本文を変更するとき、再確認を求めることができます。',
  'help.announcements.steps':
    '{announcement.add}を選び、対象を指定し、必要なら{announcement.mustRead}を有効にします。\n公開後は{announcement.readReport}で人、未読、会社ごとの割合を確認します。\n{announcement.remind}で未読の人に一日一回通知します。日数を決めて自動で通知することもできます。',
  'help.people': 'ユーザーと権限',
  'help.accounts.title': 'アカウントの開設と停止',
  'help.accounts.text':
    'アカウントは従業員1名と所属会社1社に紐づき、ログインできる会社を追加できます。初期パスワードと再設定後のパスワードは一度だけ表示されます。その場で本人に渡してください。\n{action.disable}すると、そのアカウントのログインはすべて直ちに切れます。自分自身と最後の本部管理者は停止できません。\nパスワードを5回続けて間違えると15分間ロックされます。{users.resetPassword}ですぐに解除できます。',
  'help.accounts.steps':
    '{users.title}で{action.add}を押し、従業員を選んでログイン名・携帯番号・会社・ロールを入力します。\n表示されたパスワードを控え、本人に渡します。\n後から{users.giveRoles}と{users.giveCompanies}で変更できます。',
  'help.roles.title': 'ロールと権限付与',
  'help.roles.text':
    'ロールは、表示するメニュー、押せるボタン、見られる会社のデータの3つを決めます。1人に複数のロールを付与でき、権限は合算されます。\n{roles.grant}では、ボタンを選ぶとそのページが、ページを選ぶと上位が一緒に付与されます。半選択は一部だけ付与されていることを示します。自分が持たない権限は付与できません。\n変更は次の操作から有効です。ロールを外されたユーザーは再ログインが必要です。本部管理者は常にすべての権限を持ちます。\nユーザーやロールの「その他」にある{roles.seeAs}では、相手に表示されるもの・されないものと会社を確認できます。表示されない項目を押すと、理由、不足しているコード、付与できる人がわかります。',
  'help.menus.title': 'メニューとボタンの変更',
  'help.menus.text':
    '{menus.title}で行頭のハンドルをドラッグし、別の行の上・下・中に置きます。{menus.move}も使えます。選んだロールでの表示が隣で確認できます。ユーザーには次のログインから反映されます。\n下位メニューやボタンがあるもの、ロールに付与されたものは削除できませんが、無効にできます。\n{buttons.title}でボタンを無効にすると、すべてのロールで直ちに使えなくなり、APIも拒否されます。',
  'help.history.title': '誰が何を変更したか',
  'help.history.text':
    '一覧やフォームの{history.show}で、データごとに変更者・日時・変更前後の内容を確認できます。拒否された操作も含まれます。{history.restore}を押すと以前の値がフォームに戻るので、確認して保存してください。\n{operationLog.title}にはすべての書き込みが記録され、日時・操作者・ページ・結果で検索できます（1回31日まで）。携帯番号とパスワードは伏せられ、3年間保存され、変更できません。',
  'help.trouble': '困ったときは',
  'help.messages.title': 'メッセージの意味',
  'help.messages.text':
    '{core.noPermission}：そのページを開く、またはその操作を行う権限がありません。\n{core.requestFailed}：ネットワークが切れているか、サーバーが時間内に応答しませんでした。しばらくしてからもう一度お試しください。入力は残っています。\n{core.sessionExpired}：ログインし直すと、タブと下書きが戻ります。\n{shell.notFound}：アドレスが誤っているか、ページがなくなりました。',
  'help.errorLog.title': 'エラーログ',
  'help.errorLog.text':
    '上部バーの{errorLog.title}には、このタブの最近のエラーが時刻、ページ、リクエストとともに並びます。問題を報告するときに添えてください。パスワードや認証コードは含まれず、タブを閉じると空になります。',
} as const;
