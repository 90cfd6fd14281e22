export default {
  'help.start': 'Getting started',
  'help.signIn.title': 'Signing in',
  'help.signIn.text':
    'Spaces around the user name are dropped, and a hint under the password says when Caps Lock is on. A mobile number has to be linked to an account; a new code can be asked for after 60 seconds.\nWhere several accounts belong to you, you choose one of them after signing in.',
  'help.signIn.steps':
    'On the sign-in page choose {signIn.byPassword} or {signIn.byPhone}, fill it in and press {signIn.submit}.\nWith several accounts, press {account.enter} under {account.title}.\nYou arrive at the dashboard, or at the address that you had opened before.',
  'help.company.title': 'Choosing and changing the company',
  'help.company.text':
    'All data belong to a company: you see those of the current one and of the companies below it, and your role there decides what you may do. The top bar names the current company.\nYou are asked about unsaved input first. If any step of the change fails you stay in the company where you were, never in between.',
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
    'Press `Ctrl` `K` (`⌘` `K` on a Mac), or the search of the top bar, and type the name of a page. The buttons of the open page ({action.add}, for example), languages, dark mode and {company.change} can be found the same way.\nIn Chinese, {settings.pinyin} under {settings.title} also finds pages by their pinyin or its initials.\n`Ctrl` `D` adds a page to your favourites, which come first the next time you search.',
  'help.tags.title': 'Tabs',
  'help.tags.text':
    'Each open page is a tab, and so is each record of a page. Scroll position, filters and input stay while you look at another tab, and the tabs are still there after a reload.\nA dot on a tab stands for unsaved input; closing the tab asks first.\nA right click offers {shell.refreshTab}, {shell.closeTab}, {shell.closeOthers}, {shell.closeLeft}, {shell.closeRight} and {shell.closeAll}; a middle click closes; dragging changes the order. The dashboard cannot be closed.',
  'help.settings.title': 'Look and language',
  'help.settings.text':
    'Under {settings.title} you choose the theme colour, {settings.dark}, {settings.compact}, {settings.tagsView}, {settings.fixedHeader} and {settings.sidebarLogo}; {settings.reset} restores the initial settings. The settings are yours alone and are kept in this browser.\nLanguage, size of the controls and fullscreen are in the top bar. A change of language loses nothing of what you are typing.',
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
    'Fill in filters and press `Enter`. Active filters are listed above the table; remove them one by one or with {kit.clearFilters}. A click on a column title sorts; the icons at the right reload, change the density, and choose and arrange the columns.\nPages and rows per page are below. An empty table says why: there are no data, the filters hide them, or loading failed; and what to do next.',
  'help.exports.title': 'Exporting a list',
  'help.exports.text':
    '{export.title} above a list writes all of its rows, with the filters and the order of that moment, to an Excel file in the background. You can go on working.\n{downloadFile.title} shows the progress and keeps the files for 7 days. A file contains only what you may see when it is generated. A failed export says why, and {downloadFile.retry} starts it again.',
  'help.imports.title': 'Importing data',
  'help.imports.text':
    'Where a page offers {import.title}, use {import.template}, fill it in, and upload it. Correct rows take effect at once; each of the others lists all its errors: correct them with {import.repair}, or use {import.failedData} and import that file again.\nEvery import stays in {importRecord.title}; {import.undo} takes back what nobody has changed since. Files may be .xlsx, or .xls of Excel 97 and later; remove a password first.',
  'help.forms.title': 'Filling in forms',
  'help.forms.text':
    'Fields with an asterisk are required. Characters that a field does not accept are removed as you type: a number field keeps only digits. If there are errors when you submit, the page says how many and goes to the first.\nWhat the server refuses is shown below its field. Nothing that you typed is lost.',
  'help.drafts.title': 'Drafts: input is not lost',
  'help.drafts.text':
    'What you type into a form is kept in this browser. You are asked once before closing a tab, changing the company, signing out or closing the browser.\nAfter a crash or an expired session the page offers the draft when you open it again: {draft.restore} to go on, or {draft.discard}. Drafts are not sent to the server, and nobody else sees them.',
  'help.conflict.title': 'Somebody else changed the same record',
  'help.conflict.text':
    'If the record was changed by somebody else in the meantime, saving opens {kit.conflictTitle} and shows both changes side by side. Choose which to keep, press {kit.conflictApply}, check and save again; or take the other version with {kit.conflictDrop}. Nobody’s change is silently overwritten.',
  'help.buttons.title': 'A button is missing',
  'help.buttons.text':
    'Buttons depend on your role and on the current company. A button that you may not use is not shown, nor one that the status of a record forbids: a trade fair that has ended cannot be edited. Administrators grant permissions by role; sign in again to see them.',
  'help.fairs': 'Trade fairs',
  'help.fairStates.title': 'Statuses of a trade fair',
  'help.fairStates.text':
    '{fairState.draft}: partly filled in; only its author and headquarters see it.\n{fairState.initial}: submitted, to be published.\n{fairState.published}: guests can see it; at its start it becomes {fairState.ongoing} by itself.\n{fairState.ongoing}: check-in, orders and draws; at its end it becomes {fairState.ended} by itself.\n{fairState.takenDown}: stopped; invitations do not open.\n{fairState.ended}: cannot be opened again, but copied.',
  'help.fairNew.title': 'Creating and changing a trade fair',
  'help.fairNew.text':
    'An empty code is filled in for you, and can be changed until the first publication. A fair lasts at most 60 days, and its companies include the host.\nOnce published, the end can only be put off; venue, introduction, contact and meals that have not begun can be changed.',
  'help.fairNew.steps':
    'Press {action.add} on the list of trade fairs.\nFill in name, time and companies; if something is still missing, press {action.saveDraft} and go on later from the list.\nPress {action.submit}: the fair is now {fairState.initial}.\nPress {action.publish} in the list, and confirm.',
  'help.fairStop.title': 'Taking down, ending, deleting',
  'help.fairStop.text':
    '{action.takeDown} needs a reason of 5 to 200 characters and stops check-in, orders and draws at once; a fair that has begun can be taken down only by an administrator of headquarters. It can be published again.\n{action.end} is for administrators of headquarters: tickets not drawn become void, prizes not collected are kept for 7 days.\n{action.delete} is for fairs that were never published, or were taken down without any check-in, order or draw. It cannot be undone.',
  'help.fairCopy.title': 'Copying a trade fair',
  'help.fairCopy.text':
    '{action.copy} makes a new draft with the contents of the fair, without its guests. Fill in the time and submit. For a fair that comes back each year, this is the quickest way.',
  'help.draws.title': 'Draws, and how to verify them',
  'help.draws.text':
    'On each day of the fair commit to a seed in {lottery.title}, then draw. When you press {lottery.start} the pool is frozen and the result decided; it is published when you stop. After a power cut or a reload the screen goes on with the same draw and the same result.\nAfter the day headquarters presses {lottery.reveal}, and anybody can press {lottery.verify} and compute a round again in the browser.',
  'help.draws.steps':
    'Prepare prizes and groups in {prize.title}.\nPress {lottery.commit} in {lottery.title}, then {lottery.openScreen} for the projector.\nChoose a prize and a number, press {lottery.start} and {lottery.stop}.\nIf somebody declines a prize, revoke the win in {lottery.winners} and press {lottery.redraw}.',
  'help.door.title': 'Door mode',
  'help.door.text':
    'Press {exhibit.door} in {home.title}, {checkIn.title}, {dining.title} or {registration.title}: the mobile then shows only check-in, meals and prizes, according to your permissions.\nThe guest list is kept encrypted on the device for a day at most, and is deleted at sign-out and when the session or the fair ends. It works without a connection, after a reload and after the browser was closed; each entry is sent once.\nEntries that were refused, made at another door before, or at an uncertain time are listed for checking.',
  'help.door.steps':
    'Open door mode while online, sign in, and enter the name of the door in the settings of the device.\nScan, or type a mobile number or a name; colour, icon, text and sound give the result.\nOnce you are online again, open the records and check the entries marked for checking.',
  'help.pricing': 'Promotions and prices',
  'help.policies.title': 'Promotions from policies',
  'help.policies.text':
    'Policies come from suppliers or the company; in {policy.title} they are only read. One that is in force opens a filled-in promotion form with {policy.genFullNumber}, {policy.genFullAmount} or {policy.genFlexible}; nothing is stored before you save.\nAll promotions of a policy share its budget: one that would exceed it is not saved. For flexible prices, you choose the salespeople and their quotas.',
  'help.overlaps.title': 'When promotions overlap',
  'help.overlaps.text':
    'Before a promotion is published, those that share products, customers, companies, salespeople and time with it are listed with what they have in common and the outcome; {conflict.timeline} shows them over time.\nIf both take effect, nothing is asked. If one keeps the other from taking effect, or each order decides, enter the {conflict.reason} and press {conflict.publish}; the reason stays with the promotion and in the operation log.\nA promotion that would never take effect cannot be published: press {conflict.back} and raise its priority, or change its scope, times or stacking.',
  'help.priceTrial.title': 'Trying a price',
  'help.priceTrial.text':
    '{priceTrial.title} prices an order for a company, a customer and a moment. It stores nothing and uses no quota or limit. The answer gives the price and net of each line, and for each rule and promotion why it applied or did not; if a threshold was not reached, how much is missing.\n{priceTrial.tryRules} treats disabled rules and drafts as enabled. {priceTrial.copyLink} gives the address of this very trial, for a colleague.',
  'help.priceCompare.title': 'Comparing and copying prices',
  'help.priceCompare.text':
    'A company without a price of its own sells at that of the nearest one above, in grey; a mark stands for a price of its own, a clock for one that is planned. {priceCompare.differs} keeps the products whose prices differ.\nBefore copying, check every change with {priceCompare.preview}; if a price has changed since, the copy is refused and has to be previewed again. No list price may fall below its minimum. Exported prices are numbers that you can calculate with.',
  'help.priceCompare.steps':
    'Choose the companies and the price to compare.\nTick products, or filter them, and press {priceCompare.copy}.\nChoose source, target, prices and effective time, and press {priceCompare.preview}.\nLook through the changes and press {priceCompare.doCopy}. What is planned can be cancelled in {priceCompare.changes}.',
  'help.finance': 'Finance',
  'help.cashiers.title': 'Cashiers',
  'help.cashiers.text':
    'A cashier is an account at which a company is paid. A new one, and a change of payee, bank or account, come into force once a second person has reviewed them; until then the data of before are used.\nAccount numbers are stored encrypted and lists show the last four digits; reviewers can see them in full, and each view is logged.\nYou are warned if an account is on record under another name; you need a reason to continue, and the reviewer is warned again.\n{cashier.receipts} on the page of a cashier lists the money that came there or went back, each with its order; a receipt keeps the payee and account that it was paid to.',
  'help.cashiers.steps':
    'Click {action.add}, fill in and save; the status is “To review”.\nHeadquarters clicks {cashier.review} in the list, compares what is in force with what is proposed, and approves or rejects; a rejection needs a comment.\nEach company has one default cashier; {cashier.setDefault} changes it. The default cannot be disabled.',
  'help.statements.title': 'Reconciliation',
  'help.statements.text':
    'A statement sums up what was shipped, returned and paid in a period, or for a supplier what was purchased, returned, granted and paid; a document is in one statement only.\nOnce the documents of the other side are imported they are matched: equal numbers and amounts are confirmed, the rest is suggested; what is uncertain is never confirmed automatically.\nImporting a file twice creates no duplicate rows. Differences follow from the matches and are kept with how they were handled; what is confirmed does not change any more.',
  'help.statements.steps':
    'Click {statement.generate} in the list of statements, then {statement.send}.\nClick {statement.check} to open the workbench, and {workbench.import} for the file of the other side.\n{workbench.confirm} the suggestions one by one, or choose rows of both sides and click {workbench.match}; {workbench.undo} takes a step back.\nHandle the differences that are left; when nothing is unexplained, click {statement.confirm} in the list.',
  'help.property': 'Property management',
  'help.propertyLeases.title': 'Leases and their bills to come',
  'help.propertyLeases.text':
    'Units are shown as a list or floor by floor. While a lease is filled in, its plan of bills stands beside it: each period, amount and due date follows from the terms.\nA lease is approved by headquarters, never by the person who submitted it. After that its terms can only be changed by an amendment, and the difference or credit is computed at once.',
  'help.propertyLeases.steps':
    'On the leases page press “New lease”; give tenant, units, term, rent, increases and fees, look through the plan and submit it.\nBefore it ends, renew it: the deposit goes along, and only the difference is asked for.\nAn early move-out is settled step by step: last day, readings, charges. The result is computed, and approved by somebody else.',
  'help.propertyBills.title': 'Bills, payments and ageing',
  'help.propertyBills.text':
    'Try a run first: new rows, changes of more than a fifth and missing readings are marked, and nothing is written. A second run makes nothing twice, months that were missed are caught up, and what was paid is never changed: the difference is billed or credited.\nEach amount opens its explanation with price, usage, days and how it was computed. Late fees follow the day of the payment, also when it is entered later.',
  'help.propertyBills.steps':
    'On the bills page choose property and month in the dry run, look through it and generate the bills.\nEnter a payment; without chosen bills the oldest is paid first, and what is above them all becomes prepaid.\nSee who owes what in the ageing, and print the statement of a tenant.',
  'help.propertyMeters.title': 'Meters and readings',
  'help.propertyMeters.text':
    'Meters are maintained with the fee items. Exchange, overflow, factor and several registers are computed from the readings; usage of months that nobody read is spread over them by their days.\nReadings on a mobile go on without a connection: they stay on the device with their photos, are sent when it is back, and keep the time at which they were taken.',
  'help.propertyMeters.steps':
    'On the bills page open the readings and choose the month; unread meters come first, and the page opens with the property that has most of them.\nA value below the last one is an overflow, an exchange or a correction.\nReadings of a billed month are only corrected; the difference follows by itself.',
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
  'help.userRead.title': 'Read report',
  'help.userRead.text':
    'Who is to read an announcement is set when it is published; guests who are invited while it is published join. Who is no longer invited still counts, and is not reminded. Two seconds at once are a reading; what must be read stays unread until it is confirmed.\nAfter a reminder it comes up again when somebody who has not read it next opens the invitation; once a day.',
  'help.userRead.steps':
    'In {contentRead.title} click the figure of those who are to read it, have read it, or have not, for their names.\nChoose {contentRead.remind} and confirm.',
  'help.masterData': 'Master data',
  'help.companies.title': 'Companies',
  'help.companies.text':
    'Name, credit code, legal representative, region and contact of each company of the group. The code of a new one is generated; regions, business scope and prices are those of the company above it. Code and parent cannot be changed later.\nA company with open orders, open statements or enabled companies below it cannot be disabled; the message says how many of each. Neither can headquarters.',
  'help.companies.steps':
    'Headquarters clicks {action.add}, chooses {ownCompany.orgType} and {ownCompany.parentId} and fills in the rest.\nThe users who are to work in it are given the company with their accounts.\n{ownCompany.view} shows the whole number.',
  'help.brands.title': 'Brands',
  'help.brands.text':
    'Brands belong to the catalogue of the group, which all companies share; code and initial are generated.\nA disabled brand can no longer be chosen; products, promotions and rules that have it keep it. A brand with products cannot be deleted.',
  'help.brands.steps':
    'Click {action.add}, or add many at once with {brand.import}; wrong rows can be corrected on the spot, and the whole import can be undone.\nClick {brand.disable} for what is no longer used; a brand without products can be deleted with {action.delete}.',
  'help.onlineGoods.title': 'Online products',
  'help.onlineGoods.text':
    'The list has all products of the catalogue; prices, stock and listing are those of this company. What the ERP says is read only; name, pictures, detail, category, brand, keywords and minimum order are kept here.\nCompleteness is the sum of picture 40, detail 20, category 20 and standard 20. The minimum order is a multiple of the step.',
  'help.onlineGoods.steps':
    'Click {action.edit} for what a shop shows; the first picture is the main one.\n{onlineGoods.match} shows the standard that approval number and spec or the barcode lead to, or lets you search for another.\nTick several products for {onlineGoods.batchCategory} or {onlineGoods.batchBrand}.',
  'help.entries.title': 'Entry applications',
  'help.entries.text':
    'Companies, customers and products are applied for first, reviewed step by step, and become master records when they are written to the ERP. A draft may be half filled in; what is submitted is checked for its fields, its licences and duplicates.\nA returned application opens with the fields to change and the comments on them: change or answer each, then submit it again. It goes on at the step that returned it, and what was accepted and is unchanged is not reviewed again.\nWhat is in the ERP can be changed by a new application, of which only the changed fields are reviewed.',
  'help.entries.steps':
    'In {customerEntry.applyTitle} choose {entry.add}, fill in the form, add the licences that it asks for and their pictures, also from your mobile.\nChoose {action.saveDraft} when it is not complete, {action.submit} when it is.\nBefore anybody has decided you can {entry.withdraw}; for what is in the ERP choose {entry.change}.\nThe applicant can fill it in as well: in {customerEntry.title} choose {entry.invite}; what they submit goes through the same approval.',
  'help.audits.title': 'Reviewing entries',
  'help.audits.text':
    'Each field is accepted or has to be changed. Your comments are saved at once and are kept when the lock ends or the page is closed. A step passes when all its fields are accepted; the fields to change go back to the applicant together, each with a remark.\nIf the entry has changed while you decide, you see what is there now and keep what you said. Nobody can review their own application, or two steps of one entry.\nSeveral entries can be approved together only where nothing is left to review.',
  'help.audits.steps':
    'In {customerEntry.title} choose {entry.mine}, then {entry.audit}.\nReview by keys: A accepts, X asks for a change, ↓ ↑ go on, Ctrl Enter decides; then the next entry opens.\nUse {entry.transfer} when you have no time; {entry.flow} shows who decided which step.',
  'help.standards.title': 'Standards',
  'help.standards.text':
    'A standard says what a product is: there is one of each common name, spec, manufacturer, approval number and pack. Products of all suppliers and codes are matched with it.\nAn approval number that looks unusual is asked about and may stay; herbal pieces have none. The last digit of a barcode checks the others.',
  'help.standards.steps':
    'Click {action.add}, or add many at once with {standard.import}.\n{standard.products} shows what has been matched; click {standard.disable} for what is no longer used, and nothing is matched with it any more.',
  'help.duplicates.title': 'Duplicates and merging',
  'help.duplicates.text':
    'Names, their sound, regions, licences and phones are compared while somebody types and every night; two records that may be one are listed with what agrees and what differs.\nA decision holds for what was seen: they are shown again when a name, licence, phone or spec of either changes. A merge can be undone for 30 days while there are no new documents.',
  'help.duplicates.steps':
    'Press {standard.duplicates}, then {duplicate.compare} to see why.\nPress {duplicate.isDifferent} and say why they are two; headquarters presses {duplicate.merge} and chooses what is kept.\n{duplicate.unmerge} is under {duplicate.merges}.',
  'help.licences.title': 'Licences',
  'help.licences.text':
    'Licences of companies, customers and products. From 30 days before its end one is ending soon; once it has ended or is cancelled, orders of the customer are not approved and the product is delisted, until there is a valid one. A renewal in progress is shown but lifts no restriction before it is approved.\nAt 60, 30, 15 and 7 days the salesperson and the people in charge are told by text message.',
  'help.licences.steps':
    'Under {licence.tabUpcoming} choose the days; begin with what affects most.\nUnder {licence.tabAll} click {licence.apply} and check what it affects; somebody else clicks {licence.audit}, and until then you may {licence.revoke}.',
  'help.orders': 'Orders',
  'help.returns.title': 'Returns and refunds',
  'help.returns.text':
    'Goods come back by the batches of an order. The preview follows the quantities: the refund, what of promotions and rebates is taken back, how much of it is money, and which batches come in. What is submitted and approved is what was seen; when data have changed it is asked again. Applicants cannot approve their own returns.\nThe refund follows what was received; refused goods are not refunded and can be returned again later. If proportional, the returns of a line add up to its net; if recalculated, the order is priced for what is kept.',
  'help.returns.steps':
    'In {returnRecord.title} choose {returnRecord.add} and enter order, type, reason and quantities.\nSomebody else chooses {returnRecord.approve}; when the goods are there, {returnRecord.receive}, with what arrived of each batch and its inspection.\nChoose {returnRecord.refund}, and {returnRecord.refundDone} with its number when the money has arrived.',
  'help.orderInquiry.title': 'Order inquiry',
  'help.orderInquiry.text':
    'One search covers up to 93 days and opens with the last 7. Each order keeps the trace of its prices: from the list price to the net, who made each step, and why other rules and promotions did not count; it stays as it was, whatever becomes of the rules.\nHeadquarters can cancel orders that are not picked yet: what it used of promotions goes back, and what was paid is to be refunded. A reminder can be sent once an hour; reminders and remarks are listed in the status log.',
  'help.orderInquiry.steps':
    'Choose time and filters in {salesOrder.title} and search.\nUnfold a line in {salesOrder.trace} to see where its price comes from; {salesOrder.log} lists orders, reviews, shipments, payments and remarks.\n{salesOrder.exportDetail} has a row for each product, {export.title} one for each order.',
  'help.content': 'Content',
  'help.homePages.title': 'Home pages of the app',
  'help.homePages.text':
    'A home page is put together from components in {designer.title}: by dragging, or by keys alone (Alt with the arrows moves, H hides, Delete removes, Ctrl D makes a copy). Each step can be undone, after saving too.\nA published version never changes; editing it again makes a new draft. The footer says what is missing and how large the page is; it is published once nothing is missing.\nWhere two people edit at once, changes that do not meet both stay, and the others are chosen one by one.',
  'help.homePages.steps':
    'In {homeConfig.title} choose {homeConfig.design}, add components and fill them in.\nUse {designer.preview} to look at it by company, customer type and time.\nChoose {action.publish}: it first says which companies change and what is wrong, then asks.',
  'help.homePlans.title': 'Plans and company overrides',
  'help.homePlans.text':
    'Plans decide which company shows which version when: forced by headquarters first, then campaigns, then standing ones; among those the nearest company, then the later start. When a campaign ends, the page below comes back by itself.\nOn a page of headquarters a company may change contents, hide, reorder and add components of its own; everything else follows headquarters. What both have changed is a conflict, and stays as the company has it until it is decided.',
  'help.homePlans.steps':
    'Under {homeConfig.tabPlans} choose {homePlan.add}, with page, companies and times; the board shows the page of each company at each moment.\nUnder {homeConfig.overrides} of a page choose a company, then {override.add}.\nWhere there are conflicts choose {override.resolve} and take headquarters or the company for each.',
  'help.releases.title': 'Releases',
  'help.releases.text':
    'A release takes pages, banners, zones, contents and announcements together: they are published or taken down at one moment. If one item is refused nothing changes, and those who created and scheduled it get a text message.\nWhile it waits its items cannot be changed. At its end, or when it is withdrawn, what it published is taken down, what it took down is published again, and the page underneath is back.',
  'help.releases.steps':
    'Under {homeConfig.tabReleases} choose {release.add}, with its times, and an object and an action for each item.\nChoose {release.schedule}: it shows the result of the check for each item and what to do.\nWhere it is needed choose {release.publishNow}, {release.withdraw} or {release.cancel}.',
  'help.contents.title': 'Banners, zones and content',
  'help.contents.text':
    'Banners, zones, content and announcements have the same statuses: to publish, published, taken down. With a planned time they are published by themselves, and taken down when their end has passed.\nLinks lead to allowed hosts only. If a home page uses something that is to be taken down or deleted, these pages are listed first; once you confirm, the component is no longer shown there.',
  'help.contents.steps':
    'Choose {publishing.usedBy} to see which pages use it, and when.\nChange those pages first where needed.',
  'help.announcements.title': 'Announcements that must be read',
  'help.announcements.text':
    'An announcement goes to everyone, to companies, roles, named users or the guests of a trade fair. Who has to read it is settled when it is published; later joiners are added, and leavers still count but get nothing more.\nA must-read announcement pops up at each start and can be confirmed once it was read to the end and its seconds are over. It can be postponed three times, but not after its deadline. A change of its text may ask for another confirmation.',
  'help.announcements.steps':
    'Choose {announcement.add}, its audience, and {announcement.mustRead} where needed.\nOnce it is published, {announcement.readReport} shows people, the unread, and the rates of each company.\n{announcement.remind} reminds the unread, once a day; days can be planned too.',
  'help.people': 'Users and permissions',
  'help.accounts.title': 'Opening and disabling accounts',
  'help.accounts.text':
    'An account belongs to one member of staff and one home company; other companies to sign in to can be added. A first password and a reset one are shown once: hand them over at once.\n{action.disable} ends every session of the account. You cannot disable yourself, nor the last administrator at headquarters.\nFive wrong passwords lock an account for 15 minutes; {users.resetPassword} unlocks it at once.',
  'help.accounts.steps':
    'Press {action.add} on {users.title}, choose the member of staff, and fill in user name, mobile, companies and roles.\nWrite down the password that is shown, and hand it over.\nLater use {users.giveRoles} and {users.giveCompanies}.',
  'help.roles.title': 'Roles and grants',
  'help.roles.text':
    'A role decides three things: which menus are shown, which buttons may be pressed, and which companies’ data are seen. A user may have several; they add up.\nWith {roles.grant}, a button brings its page and a page all that is above it; a half-ticked line is granted in part. You cannot grant what you do not hold.\nChanges count from the next action; a user who loses a role has to sign in again. The administrator at headquarters holds everything, always.\nUnder “more” of a user or a role, {roles.seeAs} lists what can and cannot be opened, and the companies; press an item that cannot, and it says why, which code is missing, and who can grant it.',
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
    '{errorLog.title} in the top bar lists the latest errors of this tab with time, page and request. Add them when you report a problem. The log holds neither passwords nor codes, and is gone when the tab is closed.',
} as const;
