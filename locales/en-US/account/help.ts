export default {
  'help.start': 'Getting started',
  'help.signIn.title': 'Signing in',
  'help.signIn.text':
    'Spaces around the user name are dropped, and a hint under the password says when Caps Lock is on. A mobile number has to be linked to an account; a new code can be asked for after 60 seconds.\nWhere several accounts belong to you, you choose one of them after signing in.',
  'help.signIn.steps':
    'On the sign-in page choose {signIn.byPassword} or {signIn.byPhone}, fill it in and press {signIn.submit}.\nWith several accounts, press {account.enter} under {account.title}.\nYou arrive at the dashboard, or at the address that you had opened before.',
  'help.company.title': 'Choosing and changing the company',
  'help.company.text':
    'All data belong to a company: you see those of the current one and of the companies below it, and your role there decides what you may do. The top bar names the current company.\nUnsaved input is asked about first. When a step of the change fails you stay where you were, never in between.',
  'help.company.steps':
    'Choose {company.change} in the user menu, or after `Ctrl` `K`.\nPick a company under {company.target}; you can filter by name or number.\nPress {company.confirm}. Menu and data follow at once.',
  'help.windows.title': 'Several companies side by side',
  'help.windows.text':
    'Each browser tab has a company of its own; the title of the window and the colour of its icon say which. Changing the company in one tab leaves the others where they are.\nWhen a tab and its credentials disagree, nothing is carried out: the page says {company.mismatch} and lets you choose which company to go on with.',
  'help.leave.title': 'Signing out, and sessions that expire',
  'help.leave.text':
    'Choose {shell.signOut} in the user menu. Unsaved input is asked about first; once you agree, your drafts in this browser are deleted too.\nWhen a session expires you are led to the sign-in page. Sign in with the same account and your tabs are back; what was not saved is offered as a draft.',
  'help.frame': 'The screen',
  'help.menu.title': 'Menu',
  'help.menu.text':
    'The menu at the left lists the pages that you may open. The button at the left end of the top bar folds it, and that is remembered; in a narrow window it becomes a drawer.\nIf you miss a page, ask an administrator for the permission.',
  'help.search.title': 'Search and commands',
  'help.search.text':
    'Press `Ctrl` `K` (`⌘` `K` on a Mac), or the search of the top bar, and type the name of a page. The buttons of the open page ({action.add}, for example), languages, dark mode and {company.change} can be found the same way.\nIn Chinese, {settings.pinyin} under {settings.title} also finds pages by their pinyin or its initials.\n`Ctrl` `D` keeps a page among your favourites, which stand first the next time.',
  'help.tags.title': 'Tabs',
  'help.tags.text':
    'Each open page is a tab, and so is each record of a page. Scroll position, filters and input stay while you look at another tab, and the tabs are still there after a reload.\nA dot on a tab stands for unsaved input; closing the tab asks first.\nA right click offers {shell.refreshTab}, {shell.closeTab}, {shell.closeOthers}, {shell.closeLeft}, {shell.closeRight} and {shell.closeAll}; a middle click closes; dragging changes the order. The dashboard cannot be closed.',
  'help.settings.title': 'Look and language',
  'help.settings.text':
    'Under {settings.title} you choose the theme colour, {settings.dark}, {settings.compact}, {settings.tagsView}, {settings.fixedHeader} and {settings.sidebarLogo}; {settings.reset} goes back to the beginning. The settings are yours alone and are kept in this browser.\nLanguage, size of the controls and fullscreen are in the top bar. A change of language loses nothing of what you are typing.',
  'help.keys.title': 'Keyboard',
  'help.keys.text':
    '`Ctrl` `K`: search, on a Mac `⌘` `K`.\n`/`: to the first filter of a list.\n`Tab`, `Shift` `Tab`: from control to control; the first link of the page skips the menu.\n`←` `→`: from tab to tab; `Delete` closes the one you are on.\n`Enter`: presses a button, applies the filters.',
  'help.work': 'Lists and forms',
  'help.dashboard.title': 'Cards of the home page',
  'help.dashboard.text':
    'The home page has what waits for you, your figures and what has come since yesterday; there is no card of a list that you may not open. A card opens exactly the records that it counts.\nOrder, width and what is hidden are kept on the server, for every browser.',
  'help.dashboard.steps':
    'Choose {dayCards.arrange}; move cards by their buttons or by dragging, widen, narrow or hide them.\nChoose {dayCards.save}; {dayCards.reset} brings back the first order.',
  'help.lists.title': 'Lists',
  'help.lists.text':
    'Fill in filters and press `Enter`. The filters in force stand above the table, to be removed one by one or with {kit.clearFilters}. A click on a column title sorts; the icons at the right reload, change the density, and choose and arrange the columns.\nPages and rows per page are below. An empty table says why: there is nothing, the filters hide it, or loading failed; and what to do next.',
  'help.exports.title': 'Exporting a list',
  'help.exports.text':
    '{export.title} above a list writes all of its rows, with the filters and the order of that moment, to an Excel file in the background. You can go on working.\n{downloadFile.title} shows the progress and keeps the files for 7 days. A file holds what you may see when it is written. An export that failed says why, and {downloadFile.retry} starts it again.',
  'help.imports.title': 'Importing data',
  'help.imports.text':
    'Where a page offers {import.title}, use {import.template}, fill it in, and upload it. Rows that are right take effect at once; each of the others names all that is wrong with it: mend them with {import.repair}, or use {import.failedData} and import that file again.\nEvery import stays in {importRecord.title}; {import.undo} takes back what nobody has changed since. Files may be .xlsx, or .xls of Excel 97 and later; take a password away first.',
  'help.forms.title': 'Filling in forms',
  'help.forms.text':
    'Fields with an asterisk are required. Characters that a field does not take go while you type: a number keeps its digits. When something is wrong on saving, the page says how many places, and leads to the first.\nWhat the server refuses stands under its field. Nothing that you typed is lost.',
  'help.drafts.title': 'Drafts: input is not lost',
  'help.drafts.text':
    'What you type into a form is kept in this browser. Closing a tab, changing the company, signing out or closing the browser asks once.\nAfter a crash or an expired session the page offers the draft when you open it again: {draft.restore} to go on, or {draft.discard}. Drafts are not sent to the server, and nobody else sees them.',
  'help.conflict.title': 'Somebody else changed the same record',
  'help.conflict.text':
    'If the record was changed by somebody else in the meantime, saving opens {kit.conflictTitle} and shows both changes side by side. Choose which to keep, press {kit.conflictApply}, check and save again; or take the other version with {kit.conflictDrop}. Nobody’s change is overwritten in silence.',
  'help.buttons.title': 'A button is missing',
  'help.buttons.text':
    'Buttons depend on your role and on the current company. A button that you may not use is not shown, nor one that the status of a record forbids: a trade fair that has ended cannot be edited. Administrators grant permissions by role; sign in again to see them.',
  'help.fairs': 'Trade fairs',
  'help.fairStates.title': 'Statuses of a trade fair',
  'help.fairStates.text':
    '{fairState.draft}: filled in in part; only its author and headquarters see it.\n{fairState.initial}: submitted, waiting to be published.\n{fairState.published}: guests can see it; at its start it becomes {fairState.ongoing} by itself.\n{fairState.ongoing}: check-in, orders and draws; at its end it becomes {fairState.ended} by itself.\n{fairState.takenDown}: stopped; invitations do not open.\n{fairState.ended}: cannot be opened again, but copied.',
  'help.fairNew.title': 'Creating and changing a trade fair',
  'help.fairNew.text':
    'An empty code is filled in for you, and can be changed until the first publication. A fair lasts at most 60 days, and its companies include the host.\nOnce published, the end can only be put off; venue, introduction, contact and meals that have not begun can be changed.',
  'help.fairNew.steps':
    'Press {action.add} on the list of trade fairs.\nFill in name, time and companies; if something is still missing, press {action.saveDraft} and go on later from the list.\nPress {action.submit}: the fair is now {fairState.initial}.\nPress {action.publish} in the list, and confirm.',
  'help.fairStop.title': 'Taking down, ending, deleting',
  'help.fairStop.text':
    '{action.takeDown} wants a reason of 5 to 200 characters and stops check-in, orders and draws at once; a fair that has begun can be taken down only by an administrator of headquarters. It can be published again.\n{action.end} is for administrators of headquarters: tickets not drawn become void, prizes not collected are kept for 7 days.\n{action.delete} is for fairs that were never published, or were taken down without any check-in, order or draw. It cannot be undone.',
  'help.fairCopy.title': 'Copying a trade fair',
  'help.fairCopy.text':
    '{action.copy} makes a new draft with the contents of the fair, without its guests. Fill in the time and submit. For a fair that comes back each year, this is the quickest way.',
  'help.draws.title': 'Draws, and how to verify them',
  'help.draws.text':
    'On each day of the fair commit to a seed in {lottery.title}, then draw. When you press {lottery.start} the pool is frozen and the result decided; it is published when you stop. After a power cut or a reload the screen goes on with the same draw and the same result.\nAfter the day headquarters presses {lottery.reveal}, and anybody can press {lottery.verify} and compute a round again in the browser.',
  'help.draws.steps':
    'Prepare prizes and groups in {prize.title}.\nPress {lottery.commit} in {lottery.title}, then {lottery.openScreen} for the projector.\nChoose a prize and a number, press {lottery.start} and {lottery.stop}.\nIf somebody has to give a prize back, revoke the win in {lottery.winners} and press {lottery.redraw}.',
  'help.door.title': 'Door mode',
  'help.door.text':
    'Press {exhibit.door} in {home.title}, {checkIn.title}, {dining.title} or {registration.title}: a small screen has check-in, meals and prizes and nothing else, each for whoever may do it.\nThe guest list is sealed on the device for a day at most, and goes with the sign-out, an ended session or the end of the fair. It works without a connection, after a reload and in a browser that was closed; each entry is sent once.\nWhat was refused, done at another door before, or at an uncertain time is to be looked at.',
  'help.door.steps':
    'Open it with a connection, sign in, and write the name of the door into the settings of the device.\nScan, or type a mobile number or a name; colour, sign, words and sound give the answer.\nOnce the connection is back, open the records and look at what is to be looked at.',
  'help.pricing': 'Promotions and prices',
  'help.policies.title': 'Promotions from policies',
  'help.policies.text':
    'Policies come from suppliers or the company; in {policy.title} they are only read. One in force opens a filled-in promotion form by {policy.genFullNumber}, {policy.genFullAmount} or {policy.genFlexible}; nothing is stored before you save.\nAll promotions of a policy share its budget: one that would exceed it is not saved. For flexible prices, salespeople and their quotas are picked by you.',
  'help.overlaps.title': 'When promotions meet',
  'help.overlaps.text':
    'Before a promotion is published, those that share products, customers, companies, salespeople and time with it are listed with what they share and what comes of it; {conflict.timeline} shows them over time.\nWhere both act, nothing is asked. Where one keeps the other from acting, or each order decides, give the {conflict.reason} and press {conflict.publish}; the reason stays with the promotion and in the operation log.\nAn promotion that would never act is not published: press {conflict.back} and raise its priority, or change its scope, times or stacking.',
  'help.priceTrial.title': 'Trying a price',
  'help.priceTrial.text':
    '{priceTrial.title} prices an order for a company, a customer and a moment. It stores nothing and uses no quota or limit. The answer gives the price and net of each line, and for each rule and promotion why it acted or did not; for a threshold that was missed, how much is missing.\n{priceTrial.tryRules} takes disabled rules and drafts as if they were in force. {priceTrial.copyLink} gives the address of this very trial, for a colleague.',
  'help.priceCompare.title': 'Comparing and copying prices',
  'help.priceCompare.text':
    'A company without a price of its own sells at that of the nearest one above, in grey; a mark stands for a price of its own, a clock for one that is planned. {priceCompare.differs} keeps the products whose prices differ.\nA copy is looked through first by {priceCompare.preview}; if a price has moved since, the copy is refused and has to be previewed again, and no list price may fall below its minimum. Exported prices are numbers to compute with.',
  'help.priceCompare.steps':
    'Choose the companies and the price to compare.\nTick products, or filter them, and press {priceCompare.copy}.\nChoose from where, to where, what and from when on, and press {priceCompare.preview}.\nLook through the changes and press {priceCompare.doCopy}. What is planned can be cancelled in {priceCompare.changes}.',
  'help.finance': 'Finance',
  'help.cashiers.title': 'Cashiers',
  'help.cashiers.text':
    'A cashier is an account at which a company is paid. A new one, and a change of payee, bank or account, come into force once a second person has reviewed them; until then the data of before are used.\nAccount numbers are stored encrypted and lists show the last four digits; whoever reviews may see them whole, and each look is logged.\nAn account that is on record under another name is pointed out; whoever goes on says why, and the reviewer is asked again.\n{cashier.receipts} on the page of a cashier lists the money that came there or went back, each with its order; a receipt keeps the payee and account that it was paid to.',
  'help.cashiers.steps':
    'Click {action.add}, fill in and save; the status is “To review”.\nHeadquarters click {cashier.review} in the list, compare what is in force with what is proposed, and approve or reject; a rejection needs a comment.\nEach company has one default cashier; {cashier.setDefault} moves it. The default cannot be disabled.',
  'help.statements.title': 'Reconciliation',
  'help.statements.text':
    'A statement sums up what was shipped, returned and paid in a period, or of a supplier what was purchased, returned, granted and paid; a bill stands in one statement only.\nOnce the documents of the other side are imported they are matched: equal numbers and amounts are confirmed, the rest is suggested; what is not certain is never confirmed by itself.\nImporting a file twice changes nothing. Differences follow from the matches and are kept with how they were handled; what is confirmed does not change any more.',
  'help.statements.steps':
    'Click {statement.generate} in the list of statements, then {statement.send}.\nClick {statement.check} to open the workbench, and {workbench.import} for the file of the other side.\n{workbench.confirm} the suggestions one by one, or choose rows of both sides and click {workbench.match}; {workbench.undo} takes a step back.\nHandle the differences that are left; when nothing is unexplained, click {statement.confirm} in the list.',
  'help.property': 'Property management',
  'help.propertyLeases.title': 'Leases and their bills to come',
  'help.propertyLeases.text':
    'Units are shown as a list or floor by floor. While a lease is filled in, its plan of bills stands beside it: each period, amount and due date follows from the terms.\nA lease is approved by headquarters, never by whoever submitted it. After that its terms change by an amendment alone, and what is too much or too little is computed at once.',
  'help.propertyLeases.steps':
    'On the leases page press “Add lease”; give tenant, units, term, rent, increases and fees, look through the plan and submit it.\nBefore it ends, renew it: the deposit goes along, and only the difference is asked for.\nWho leaves early is settled step by step: last day, readings, charges. The result is computed, and approved by somebody else.',
  'help.propertyBills.title': 'Bills, payments and ageing',
  'help.propertyBills.text':
    'Try a run first: new rows, changes of more than a fifth and missing readings are marked, and nothing is written. A second run makes nothing twice, months that were missed are caught up, and what was paid is never changed: the difference is billed or credited.\nEach amount opens its explanation with price, usage, days and how it was computed. Late fees follow the day of the payment, also when it is entered later.',
  'help.propertyBills.steps':
    'On the bills page choose property and month in the dry run, look through it and generate the bills.\nEnter a payment; without chosen bills the oldest is paid first, and what is above them all becomes prepaid.\nSee who owes what in the ageing, and print the statement of a tenant.',
  'help.propertyMeters.title': 'Meters and readings',
  'help.propertyMeters.text':
    'Meters stand with the fee items. Exchange, overflow, factor and several registers are computed from the readings; usage of months that nobody read is spread over them by their days.\nReadings on a mobile go on without a connection: they stay on the device with their photos, are sent when it is back, and keep the time at which they were taken.',
  'help.propertyMeters.steps':
    'On the bills page open the readings and choose the month; unread meters stand first, and the page opens with the property that has most of them.\nA value below the last one is an overflow, an exchange or a correction.\nReadings of a billed month are only corrected; the difference follows by itself.',
  'help.propertyUpkeep.title': 'Work orders and inspections',
  'help.propertyUpkeep.text':
    'A work order is on record from report to acceptance, with its photos. During an outage, reports of the same kind are linked to it, unless they are critical.\nInspection tasks come by their plan. A failed item becomes a work order, by itself or by hand, with the photos that were taken, and only once.',
  'help.propertyUpkeep.steps':
    'Assign, accept, finish and confirm work orders; give the result, materials and cost when one is finished.\nCarry out an inspection item by item; what is half done can be saved.\nMake a work order of a failed item.',
  'help.reports': 'Reports',
  'help.visits.title': 'Visits report',
  'help.visits.text':
    'Views, users, customers, average stay, bounce rate, orders and conversion by day, week, month or page; up to 93 days, the last 7 at first. Users and customers count once in each period, and a page counts for half an hour at most.\nThe figures come from the mobile app, from invitations that guests open, and from this console: a page is noted when it is left, and kept for 400 days.',
  'help.visits.steps':
    'In {visit.title} choose the dates and {visit.groupBy}.\nClick any figure for its rows: list and figure are always of one moment and the same filters.\nThe chart can be read as a table and saved as a picture; the list can be exported.',
  'help.userRead.title': 'User-read report',
  'help.userRead.text':
    'Who is to read an announcement is set when it is published; guests who are invited while it is published join. Who is no longer invited still counts, and is not reminded. Two seconds at once are a reading; what must be read stays unread until it is confirmed.\nAfter a reminder it comes up again when somebody who has not read it next opens the invitation; once a day.',
  'help.userRead.steps':
    'In {contentRead.title} click the figure of those who are to read it, have read it, or have not, for their names.\nChoose {contentRead.remind} and confirm.',
  'help.masterData': 'Master data',
  'help.companies.title': 'Companies',
  'help.companies.text':
    'Name, credit code, legal representative, region and contact of each company of the group. The code of a new one is made for it; regions, operate range and prices are those of the company above it. Code and position stay.\nA company with open orders, open statements or enabled companies below it is not disabled; the message says how many of each. Nor are the headquarters.',
  'help.companies.steps':
    'Headquarters click {action.add}, choose {ownCompany.orgType} and {ownCompany.parentId} and fill in.\nThe users who are to work in it are given the company with their accounts.\n{ownCompany.view} shows the whole number.',
  'help.brands.title': 'Brands',
  'help.brands.text':
    'Brands belong to the catalogue of the group, which all companies share; code and initial are made for them.\nA disabled brand can no longer be chosen; products, promotions and rules that have it keep it. A brand with products cannot be deleted.',
  'help.brands.steps':
    'Click {action.add}, or add many at once with {brand.import}; rows that are wrong are mended in place, and the whole import can be undone.\nClick {brand.disable} for what is no longer used; a brand without products can be deleted with {action.delete}.',
  'help.onlineGoods.title': 'Online goods',
  'help.onlineGoods.text':
    'The list has all products of the catalogue; prices, stock and listing are those of this company. What the ERP says is read only; name, pictures, detail, category, brand, keywords and minimum order are kept here.\nCompleteness is the sum of picture 40, detail 20, category 20 and standard 20. The minimum order is a multiple of the step.',
  'help.onlineGoods.steps':
    'Click {action.edit} for what a shop shows; the first picture is the main one.\n{onlineGoods.match} shows the standard that approval number and spec or the barcode lead to, or lets you search for another.\nTick several products for {onlineGoods.batchCategory} or {onlineGoods.batchBrand}.',
  'help.entries.title': 'Entry applications',
  'help.entries.text':
    'Companies, customers and products are applied for first, decided step by step, and become master records when they are written to the ERP. A draft may be half filled in; what is submitted is checked for its fields, its licences and duplicates.\nAn application that came back opens with the fields to change and what was said of them: change or answer each, then submit it again. It goes on at the step that returned it, and what was accepted and is unchanged is not judged again.\nWhat is in the ERP can be changed by a new application, of which only the changed fields are judged.',
  'help.entries.steps':
    'In {customerEntry.applyTitle} choose {entry.add}, fill in the form, add the licences that it asks for and their pictures, also from your mobile.\nChoose {action.saveDraft} when it is not complete, {action.submit} when it is.\nBefore anybody has decided you can {entry.withdraw}; for what is in the ERP choose {entry.change}.\nThe other side can fill it in as well: in {customerEntry.title} choose {entry.invite}; what they submit goes through the same approval.',
  'help.audits.title': 'Auditing entries',
  'help.audits.text':
    'Each field is accepted or has to be changed. Every verdict is kept at once and survives the end of the lock. A step passes when all its fields are accepted; whatever has to be changed goes back to the applicant together, each with a remark.\nIf the entry has changed while you decide, you see what is there now and keep what you said. Nobody decides what he has applied for, nor two steps of one entry.\nSeveral entries are approved together only where nothing is left to judge.',
  'help.audits.steps':
    'In {customerEntry.title} choose {entry.mine}, then {entry.audit}.\nJudge by keys: A accepts, X asks for a change, ↓ ↑ go on, Ctrl Enter decides; then the next entry opens.\nUse {entry.transfer} when you have no time; {entry.flow} shows who decided which step.',
  'help.standards.title': 'Standards',
  'help.standards.text':
    'A standard says what a product is: there is one of each common name, spec, manufacturer, approval number and pack. Products of all suppliers and codes are matched with it.\nAn approval number that looks unusual is asked about and may stay; herbal pieces have none. The last digit of a barcode checks the others.',
  'help.standards.steps':
    'Click {action.add}, or add many at once with {standard.import}.\n{standard.products} shows what has been matched; click {standard.disable} for what is no longer used, and nothing is matched with it any more.',
  'help.duplicates.title': 'Duplicates and merging',
  'help.duplicates.text':
    'Names, their sound, regions, licences and phones are compared while somebody types and every night; two records that may be one are listed with what agrees and what differs.\nA decision holds for what was seen: they are shown again when a name, licence, phone or spec of either changes. A merge can be undone for 30 days while there are no new documents.',
  'help.duplicates.steps':
    'Press {standard.duplicates}, then {duplicate.compare} to see why.\nPress {duplicate.isDifferent} and say why they are two; headquarters press {duplicate.merge} and choose what is kept.\n{duplicate.unmerge} stands among the {duplicate.merges}.',
  'help.licences.title': 'Licences',
  'help.licences.text':
    'Licences of companies, customers and products. From 30 days before its end one is ending soon; once it has ended or is cancelled, orders of the customer are not approved and the product is delisted, until there is a valid one. A renewal that is on its way is shown and lifts nothing before it has passed.\nAt 60, 30, 15 and 7 days the salesperson and the people in charge are told by text message.',
  'help.licences.steps':
    'Under {licence.tabUpcoming} choose the days; begin with what has most at stake.\nUnder {licence.tabAll} click {licence.apply} and read what hangs on it; somebody else clicks {licence.audit}, and until then you may {licence.revoke}.',
  'help.orders': 'Orders',
  'help.returns.title': 'Returns and refunds',
  'help.returns.text':
    'Goods come back by the batches of an order. The preview follows the quantities: the refund, what of promotions and rebates is taken back, how much of it is money, and which batches come in. What is submitted and approved is what was seen; when data have changed it is asked again. Who asked for a return does not approve it.\nThe refund follows what was received; refused goods give nothing and may come back again. By share, the returns of a line add up to its net; computed anew, the order is priced for what is kept.',
  'help.returns.steps':
    'In {returnRecord.title} choose {returnRecord.add} and enter order, type, reason and quantities.\nSomebody else chooses {returnRecord.approve}; when the goods are there, {returnRecord.receive}, with what arrived of each batch and its inspection.\nChoose {returnRecord.refund}, and {returnRecord.refundDone} with its number when the money has arrived.',
  'help.orderInquiry.title': 'Order inquiry',
  'help.orderInquiry.text':
    'One search covers up to 93 days and opens with the last 7. Each order keeps the trace of its prices: from the list price to the net, who made each step, and why other rules and promotions did not count; it stays as it was, whatever becomes of the rules.\nHeadquarters may cancel what is not picked yet: what it used of promotions goes back, and what was paid is to be refunded. An order is urged once an hour; that and remarks stand in its timeline.',
  'help.orderInquiry.steps':
    'Choose time and filters in {salesOrder.title} and search.\nUnfold a line in {salesOrder.trace} to see where its price comes from; {salesOrder.timeline} lists orders, reviews, shipments, payments and remarks.\n{salesOrder.exportDetail} has a row for each product, {export.title} one for each order.',
  'help.content': 'Content',
  'help.homePages.title': 'Home pages of the app',
  'help.homePages.text':
    'A home page is put together from components in {designer.title}: by dragging, or by keys alone (Alt with the arrows moves, H hides, Delete removes, Ctrl D makes a copy). Each step can be undone, after saving too.\nA published version never changes; editing it again makes a new draft. The footer says what is missing and how large the page is; it is published once nothing is missing.\nWhere two people edit at once, changes that do not meet both stay, and the others are chosen one by one.',
  'help.homePages.steps':
    'In {homeConfig.title} choose {homeConfig.design}, add components and fill them in.\nUse {designer.preview} to look at it by company, customer type and time.\nChoose {action.publish}: it first says which companies change and what is wrong, then asks.',
  'help.homePlans.title': 'Plans and company overrides',
  'help.homePlans.text':
    'Plans decide which company shows which version when: forced by the head office first, then campaigns, then standing ones; among those the nearest company, then the later start. When a campaign ends, the page below comes back by itself.\nOn a page of the head office a company may change contents, hide, reorder and add components of its own; everything else follows the head office. What both have changed is a conflict, and stays as the company has it until it is decided.',
  'help.homePlans.steps':
    'Under {homeConfig.tabPlans} choose {homePlan.add}, with page, companies and times; the board shows the page of each company at each moment.\nUnder {homeConfig.overrides} of a page choose a company, then {override.add}.\nWhere there are conflicts choose {override.resolve} and take the head office or the company for each.',
  'help.releases.title': 'Releases',
  'help.releases.text':
    'A release takes pages, banners, zones, contents and announcements together: they are published or taken down at one moment. Where one part is refused nothing changes, and whoever made and scheduled it gets a text message.\nWhile it waits its parts cannot be changed. At its end, or when it is withdrawn, what it published is taken down, what it took down is published again, and the page underneath is back.',
  'help.releases.steps':
    'Under {homeConfig.tabReleases} choose {release.add}, with its times, and an object and an action for each part.\nChoose {release.schedule}: it shows what speaks against each part and what helps.\nWhere it is needed choose {release.publishNow}, {release.withdraw} or {release.cancel}.',
  'help.contents.title': 'Banners, zones and content',
  'help.contents.text':
    'Banners, zones, content and announcements go through the same: waiting, published, taken down. With a planned time they are published by themselves, and taken down when their end has passed.\nLinks lead to allowed hosts only. If a home page uses something that is to be taken down or deleted, these pages are listed first; once you confirm, the component is no longer shown there.',
  'help.contents.steps':
    'Choose {publishing.usedBy} to see which pages use it, and when.\nChange those pages first where needed.',
  'help.announcements.title': 'Announcements that must be read',
  'help.announcements.text':
    'An announcement goes to everyone, to companies, roles, named users or the guests of a trade fair. Who has to read it is settled when it is published; later joiners are added, and leavers still count but get nothing more.\nWhat must be read comes up at each start and is confirmed after its end was reached and its seconds are over. It can be put off three times, and not after its deadline. A change of its text may ask for another confirmation.',
  'help.announcements.steps':
    'Choose {announcement.add}, its audience, and {announcement.mustRead} where needed.\nOnce it is published, {announcement.readReport} shows people, the unread, and the rates of each company.\n{announcement.remind} reminds the unread, once a day; days can be planned too.',
  'help.people': 'Users and permissions',
  'help.accounts.title': 'Opening and disabling accounts',
  'help.accounts.text':
    'An account belongs to one member of staff and one home company; other companies to sign in to can be added. A first password and a reset one are shown once: hand them over at once.\n{action.disable} ends every session of the account. You cannot disable yourself, nor the last administrator at headquarters.\nFive wrong passwords lock an account for 15 minutes; {users.resetPassword} unlocks it at once.',
  'help.accounts.steps':
    'Press {action.add} on {users.title}, choose the member of staff, and fill in user name, mobile, companies and roles.\nNote the password that is shown, and hand it over.\nLater use {users.giveRoles} and {users.giveCompanies}.',
  'help.roles.title': 'Roles and grants',
  'help.roles.text':
    'A role decides three things: which menus are shown, which buttons may be pressed, and which companies’ data are seen. A user may have several; they add up.\nWith {roles.grant}, a button brings its page and a page all that is above it; a half-ticked line is granted in part. You cannot grant what you do not hold.\nChanges count from the next action; who loses a role signs in anew. The administrator at headquarters holds everything, always.\nUnder “more” of a user or a role, {seeAs.show} lists what can and cannot be opened, and the companies; press an item that cannot, and it says why, which code is missing, and who can grant it.',
  'help.menus.title': 'Changing menus and buttons',
  'help.menus.text':
    'On {menus.title} drag a row by its handle, and drop it above, below or into another one; or use {menus.move}. The side shows the result for the chosen role. Users see the new menu at their next sign-in.\nA menu with something below it, with buttons, or granted to a role cannot be deleted, but disabled.\nOn {buttons.title}, a disabled button is taken from every role at once, and its calls are refused.',
  'help.history.title': 'Who changed what',
  'help.history.text':
    '{history.show} on a list or a form shows who changed a record, when, and from what to what, refused attempts included. {history.restore} puts a former value back into the form: check it, and save.\nThe {operationLog.title} lists every write, by time, person, page and result, 31 days at a time. Mobile numbers and passwords are masked; rows are kept for three years and cannot be changed.',
  'help.trouble': 'If something goes wrong',
  'help.messages.title': 'What messages mean',
  'help.messages.text':
    '{core.noPermission}: you may not open that page or do that.\n{core.requestFailed}: the network is down, or the server did not answer in time. Try again later; your input is still there.\n{core.sessionExpired}: sign in again; tabs and drafts come back.\n{shell.notFound}: the address is wrong, or the page is gone.',
  'help.errorLog.title': 'Error log',
  'help.errorLog.text':
    '{errorLog.title} in the top bar lists the latest errors of this tab with time, page and request. Add them when you report a problem. The log holds neither passwords nor codes, and is empty after a reload.',
} as const;
