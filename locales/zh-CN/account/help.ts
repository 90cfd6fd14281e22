/*
 * The user documentation, loaded by its own page alone. A line break parts paragraphs and steps; {key} stands for the
 * text of that key, as the screens show it; `…` is a key of the keyboard.
 */
export default {
  'help.start': '开始使用',
  'help.signIn.title': '登录',
  'help.signIn.text':
    '用户名前后的空格会自动去掉；大写锁定开启时，密码框下方会提示。手机号必须已绑定账号，验证码 60 秒后可以重新获取。\n一个手机号或人员绑定多个账号时，登录后会先列出账号，选择其中一个进入。',
  'help.signIn.steps':
    '在登录页选择{signIn.byPassword}或{signIn.byPhone}，填写后点击{signIn.submit}。\n有多个账号时，在{account.title}页点击{account.enter}。\n登录后进入首页，或回到登录前打开的地址。',
  'help.company.title': '选择和切换公司',
  'help.company.text':
    '所有数据都属于一家公司：您看到的是当前公司及其下级公司的数据，能做什么由您在该公司的角色决定。当前公司显示在顶栏。\n切换时，未保存的内容会先询问；切换中任何一步失败，您都会留在原来的公司，不会停在中间。',
  'help.company.steps':
    '在顶栏的用户菜单，或用 `Ctrl` `K` 打开搜索，选择{company.change}。\n在{company.target}中选择公司，可以按名称或编号筛选。\n点击{company.confirm}。菜单和数据随即更新。',
  'help.windows.title': '同时打开几家公司',
  'help.windows.text':
    '每个浏览器标签页各有自己的公司，窗口标题和图标颜色会说明是哪一家。在一个标签页切换公司，不影响其他标签页。\n如果标签页与登录凭证的公司对不上，操作不会执行，页面会提示{company.mismatch}，由您选择继续使用哪一家。',
  'help.leave.title': '退出与登录过期',
  'help.leave.text':
    '从用户菜单选择{shell.signOut}。有未保存的内容时会先询问；确认后，本浏览器中您的草稿也会删除。\n登录过期时会回到登录页。用同一账号重新登录后，原来的标签会恢复，未保存的内容可以从草稿恢复。',
  'help.frame': '界面',
  'help.menu.title': '菜单',
  'help.menu.text':
    '左侧菜单只列出您有权限的页面。用顶栏左端的按钮收起或展开，选择会被记住；窗口较窄时，菜单变成从左侧滑出的抽屉。\n菜单中缺少需要的页面，请联系管理员开通权限。',
  'help.search.title': '搜索与命令',
  'help.search.text':
    '按 `Ctrl` `K`（Mac 为 `⌘` `K`）或点击顶栏的搜索，输入页面名称即可前往。也可以输入当前页面的按钮（例如{action.add}）、语言、深色模式或{company.change}。\n在{settings.title}中开启{settings.pinyin}后，可以输入全拼或首字母，例如 zhlb 可以找到展会列表。\n常用的页面可以用 `Ctrl` `D` 加入收藏，下次打开搜索时排在最前。',
  'help.tags.title': '标签栏',
  'help.tags.text':
    '每个打开的页面是一个标签，同一页面的不同记录各占一个。切换标签时，页面的滚动位置、筛选条件和输入都会保留。刷新浏览器后标签仍在。\n标签上的圆点表示有未保存的内容，关闭前会询问。\n右键点击标签可以{shell.refreshTab}、{shell.closeTab}、{shell.closeOthers}、{shell.closeLeft}、{shell.closeRight}或{shell.closeAll}；中键点击关闭；拖动调整顺序。首页标签不能关闭。',
  'help.settings.title': '外观与语言',
  'help.settings.text':
    '在{settings.title}中可以选择主题色、{settings.dark}、{settings.compact}、{settings.tagsView}、{settings.fixedHeader}和{settings.sidebarLogo}，点击{settings.reset}回到初始状态。设置只影响您自己，保存在当前浏览器中。\n顶栏可以切换语言、组件尺寸和全屏。语言切换立即生效，不会丢失正在填写的内容。',
  'help.keys.title': '键盘操作',
  'help.keys.text':
    '`Ctrl` `K`：打开搜索，Mac 为 `⌘` `K`。\n`/`：跳到列表的第一个筛选条件。\n`Tab`、`Shift` `Tab`：在控件之间移动；页面开头的第一个链接可以跳过菜单。\n`←` `→`：在标签之间移动，`Delete` 关闭所在的标签。\n`Enter`：执行按钮，提交筛选。',
  'help.work': '列表与表单',
  'help.dashboard.title': '首页卡片',
  'help.dashboard.text':
    '首页列出等您处理的事项、您的数字和昨天以来的变化；没有权限的列表没有卡片。点击卡片，打开的正是它统计的那些记录。\n卡片的顺序、宽度和是否显示保存在服务器，换浏览器也一样。',
  'help.dashboard.steps':
    '点击{dayCards.arrange}，用按钮或拖动调整顺序，放宽、收窄或隐藏卡片。\n点击{dayCards.save}；{dayCards.reset}回到初始状态。',
  'help.lists.title': '列表',
  'help.lists.text':
    '填写筛选条件后按 `Enter`。生效的条件列在表格上方，可以逐个移除，也可以{kit.clearFilters}。点击列标题排序；表格右上角的图标用来刷新、调整密度、选择和排列列。\n每页条数和页码在表格下方。没有数据时，表格会说明原因：确实没有、被筛选掉了，还是加载失败，并给出下一步。',
  'help.exports.title': '导出列表',
  'help.exports.text':
    '在列表上方点击{export.title}，当前筛选条件和排序下的全部数据会在后台写成 Excel 文件，您可以继续工作。\n进度和文件在{downloadFile.title}中查看，保留 7 天。文件里只有生成时您有权查看的数据；失败的导出会说明原因，可以{downloadFile.retry}。',
  'help.imports.title': '导入数据',
  'help.imports.text':
    '在支持导入的页面点击{import.title}，先{import.template}，填写后上传。正确的行立即生效，有问题的行会逐一说明全部原因，可以{import.repair}，也可以{import.failedData}修改后再导入。\n每次导入都留在{importRecord.title}中；{import.undo}会收回没有再改动过的数据。支持 .xlsx 和 .xls（Excel 97 及以后）；加密的文件请先取消密码。',
  'help.forms.title': '填写表单',
  'help.forms.text':
    '带星号的字段必填。不能输入的字符会在输入时去掉，例如数字框只留数字。提交时如有错误，页面会说明有几处需要修改，并跳到第一处。\n服务器拒绝的内容会显示在对应的字段下，已填写的内容不会丢失。',
  'help.drafts.title': '草稿：不会丢失的输入',
  'help.drafts.text':
    '填写表单时，内容会自动保存在本浏览器中。关闭标签、切换公司、退出登录或关闭浏览器前会询问一次。\n浏览器崩溃或登录过期后，再次打开同一页面会提示有草稿，点击{draft.restore}继续，或{draft.discard}。草稿不会发送到服务器，别人看不到。',
  'help.conflict.title': '别人同时修改了同一条数据',
  'help.conflict.text':
    '保存时如果数据已被他人修改，会打开{kit.conflictTitle}对话框，逐项列出对方的修改和您的修改。选择要保留的一方，点击{kit.conflictApply}，检查后再次保存；或点击{kit.conflictDrop}采用对方的版本。不会有人的修改被悄悄覆盖。',
  'help.buttons.title': '看不到按钮',
  'help.buttons.text':
    '按钮由角色和当前公司决定。没有权限的按钮不会显示；数据的状态不允许时，按钮也不会出现，例如已结束的展会不能编辑。权限由管理员在角色中开通，重新登录后生效。',
  'help.fairs': '展会',
  'help.fairStates.title': '展会的状态',
  'help.fairStates.text':
    '{fairState.draft}：只填了一部分，只有创建人和总部可见。\n{fairState.initial}：已提交，等待发布。\n{fairState.published}：嘉宾可以看到，到开始时间自动变为{fairState.ongoing}。\n{fairState.ongoing}：可以签到、下单和抽奖，到结束时间自动变为{fairState.ended}。\n{fairState.takenDown}：暂停，邀请函不能打开。\n{fairState.ended}：不能再开启，可以复制。',
  'help.fairNew.title': '新增和修改展会',
  'help.fairNew.text':
    '展会编码留空时自动生成，首次发布前可以修改。展会最长 60 天，参展公司必须包含主办公司。\n发布后只能延后结束时间，修改地点、介绍、联系人和未开始的餐次。',
  'help.fairNew.steps':
    '在展会列表点击{action.add}。\n填写展会名称、时间和公司；暂时不全时点击{action.saveDraft}，之后从列表继续。\n点击{action.submit}，展会变为{fairState.initial}。\n在列表中点击{action.publish}并确认。',
  'help.fairStop.title': '下架、结束和删除',
  'help.fairStop.text':
    '{action.takeDown}需要填写原因（5 到 200 个字），签到、下单和抽奖立即停止；进行中的展会只有总部管理员可以下架。下架的展会可以重新发布。\n{action.end}只有总部管理员可以操作，结束后未抽的抽奖券失效，未领奖品保留 7 天。\n{action.delete}只用于没有发布过的展会，或没有签到、订单和抽奖的已下架展会，不能恢复。',
  'help.fairCopy.title': '复制展会',
  'help.fairCopy.text':
    '{action.copy}会生成一份新的草稿，带有原展会的内容，不带嘉宾。请补充时间后提交。每年的同一场展会，从上一年的复制最快。',
  'help.draws.title': '抽奖与复核',
  'help.draws.text':
    '每个展会日先在{lottery.title}生成种子承诺，再抽奖。点击{lottery.start}时奖池已冻结、结果已决定，停止时才公布；断电或刷新后，大屏会继续同一轮，结果不变。\n当天结束后由总部{lottery.reveal}，任何人都可以在该轮点击{lottery.verify}，在自己的浏览器中重新计算。',
  'help.draws.steps':
    '在{prize.title}中准备奖品和抽奖分组。\n在{lottery.title}点击{lottery.commit}，再用{lottery.openScreen}打开投影页面。\n选择奖品和人数，点击{lottery.start}和{lottery.stop}。\n有人弃奖时，在{lottery.winners}中取消，再点击{lottery.redraw}。',
  'help.door.title': '门口模式',
  'help.door.text':
    '在{home.title}、{checkIn.title}、{dining.title}或{registration.title}点击{exhibit.door}，手机上只剩签到、就餐和领奖三件事，按权限显示。\n名单加密保存在本机，最多一天；退出登录、登录失效或展会结束后删除。断网、刷新或关闭浏览器后仍可使用，登记在恢复网络后各上传一次。\n被拒绝、已在别的门口签到、时间不确定的登记列为需要核对。',
  'help.door.steps':
    '有网络时打开门口模式并登录，在本机设置中写上门口名称。\n扫码，或输入手机号、姓名；看颜色、图标和文字，听提示音。\n恢复网络后打开记录，核对需要核对的登记。',
  'help.pricing': '促销与定价',
  'help.policies.title': '由政策生成活动',
  'help.policies.text':
    '政策由供应商或公司下发，在{policy.title}中只能查看。有效的政策可以用{policy.genFullNumber}、{policy.genFullAmount}或{policy.genFlexible}打开一份填好的活动表单；发布前没有保存任何内容。\n同一政策的各个活动共用它的预算：活动预算之和超过政策预算时不能保存。灵活价活动的业务员和额度需要另外选择。',
  'help.overlaps.title': '活动重叠时',
  'help.overlaps.text':
    '发布前会检查商品、客户、公司、业务员和时间都有交集的活动，逐个列出共同范围和结果，并可切换到{conflict.timeline}。\n两者都生效的不用说明。一方占用后另一方不再生效，或优先级相同逐单比较时，填写{conflict.reason}后点击{conflict.publish}；理由随活动保存，并记入操作日志。\n如果本活动永远不会生效，则不能发布：点击{conflict.back}，提高优先级，或调整范围、时间和叠加方式。',
  'help.priceTrial.title': '价格试算',
  'help.priceTrial.text':
    '{priceTrial.title}按某个公司、客户和时间给一张订单定价，不写入数据，不占用额度和限量。结果列出每行的单价和净额，以及每条规则、每个活动命中或未命中的原因；未达门槛的会说明还差多少。\n{priceTrial.tryRules}把停用的规则和草稿当作已启用来比较。{priceTrial.copyLink}得到的地址就是这次试算，可以发给同事。',
  'help.priceCompare.title': '对比和复制价格',
  'help.priceCompare.text':
    '没有单独定价的公司使用最近上级的价格，以灰色显示；有标记的是本公司的价格；时钟表示已安排、尚未生效的价格。{priceCompare.differs}只列出各公司不一致的商品。\n复制前先{priceCompare.preview}每个将改变的价格；预览之后有价格变动的，复制会被拒绝，需重新预览。挂牌价会低于最低销售价时不能复制。导出的价格是数字，可以直接计算。',
  'help.priceCompare.steps':
    '选择要对比的公司和价格。\n勾选商品，或用筛选条件，再点击{priceCompare.copy}。\n选择来源、目标、内容和生效时间，点击{priceCompare.preview}。\n检查后点击{priceCompare.doCopy}。尚未生效的，可以在{priceCompare.changes}中取消。',
  'help.finance': '财务',
  'help.cashiers.title': '收银台',
  'help.cashiers.text':
    '收银台是公司收款的账户。新增的收银台，以及户名、开户行或账号的变更，都要由另一人审核后才生效；审核之前仍使用原来的收款信息。\n账号加密保存，列表只显示最后四位；审核人可以查看完整账号，每次查看都会记入日志。\n同一账号以不同户名登记时会提示，须写明原因才能继续，审核人也会再次看到提示。\n收银台详情中的{cashier.receipts}列出实际收到和退回的款项及其订单；每笔收款保留当时的收款信息。',
  'help.cashiers.steps':
    '点击{action.add}，填写后保存，状态为待审核。\n总部在列表中点击{cashier.review}，逐项对比现用和拟改为，选择通过或驳回；驳回要写审核意见。\n每家公司有一个默认收银台，用{cashier.setDefault}更换；默认收银台不能停用。',
  'help.statements.title': '对账',
  'help.statements.text':
    '按账期为客户生成对账单，汇总出库、退货和收款；为供应商则汇总采购、退货、返利和付款；一张单据只在一张对账单中。\n导入对方明细后自动核对：单号、金额一致的直接确认，其余列为建议；没有把握的从不自动确认。\n重复导入同一文件不会产生重复的行。差异由匹配得出，处理方式和原因随对账单保存；确认后不再变动。',
  'help.statements.steps':
    '在对账单管理中点击{statement.generate}，再点击{statement.send}。\n点击{statement.check}进入工作台，用{workbench.import}导入对方的文件。\n逐条{workbench.confirm}建议，或选定双方的行后{workbench.match}；做错了点击{workbench.undo}。\n处理剩余的差异，未说明差额为 0.00 后，在列表中点击{statement.confirm}。',
  'help.property': '物业管理',
  'help.propertyLeases.title': '租约与账单计划',
  'help.propertyLeases.text':
    '房源管理可以按列表或“楼层图”查看每套房源的状态。填写租约时，右侧随时显示账单计划：每个账期、金额和到期日都由租约条款算出。\n提交后由总部审批，提交人不能审批自己的租约。审批通过后条款只能用补充协议修改，差额或贷项立即计算。',
  'help.propertyLeases.steps':
    '在租约管理中点击“新增租约”，填写租户、房源、租期、租金、递增和收费项目，核对计划后提交。\n到期前用“续租”，押金随之转入新租约，只补收差额。\n提前离开时用“退租”，依次填写退租日、读数和费用；结果由系统算出，另一人批准后生效。',
  'help.propertyBills.title': '出账、收款和账龄',
  'help.propertyBills.text':
    '出账前先“试算”：新增、变化超过两成、缺少抄表的行都有标记，试算不写入数据。重复出账不会产生重复的账单，漏掉的月份会补上；已收款的账单从不修改，只补差额账单或贷项。\n每个金额都能点开“计费说明”，写明单价、用量、天数和算法。滞纳金按收款日期计算，晚录入的收款与当时录入结果相同。',
  'help.propertyBills.steps':
    '在账单与收款的“试算出账”中选择项目和月份，核对后点击“生成账单”。\n点击“收款”，不选账单时先冲最早的一张；多收的部分转为预收余额。\n在“账龄”中查看每个租户的欠费；在租户管理中打印对账单。',
  'help.propertyMeters.title': '表计与抄表',
  'help.propertyMeters.text':
    '表计在收费项目中维护，换表、过零、倍率和多费率都按读数计算。漏抄几个月的，用量按天数分到各月。\n用手机抄表时没有网络也可以继续：读数和照片保存在本机，恢复连接后自动上传，时间是抄表的时间。',
  'help.propertyMeters.steps':
    '在账单与收款的“抄表”中选择月份；未抄的排在前面，打开时是未抄最多的项目。\n读数小于上次时，选择过零、换表或更正。\n已出账月份的读数只能更正，差额自动处理。',
  'help.propertyUpkeep.title': '维修工单和巡检',
  'help.propertyUpkeep.text':
    '工单从报修到验收都有记录，照片随工单保存。停服期间同类的报修会关联到停服，特急的除外。\n巡检任务按计划生成；异常项可以自动或手动转为工单，并带上巡检时的照片，同一异常只转一次。',
  'help.propertyUpkeep.steps':
    '在维修工单中派单、接单、完工和验收；完工时填写结果、材料和费用。\n在巡检管理中点击“执行”，逐项填写；填到一半可以先保存。\n对异常项点击“转工单”。',
  'help.reports': '统计报表',
  'help.visits.title': '访问报表',
  'help.visits.text':
    '按日、周、月或页面统计浏览量、访客、客户数、平均停留、跳出率、订单和转化率；一次最多 93 天，打开时为近 7 天。访客和客户在每个统计周期内只计一次，单页停留最多按 30 分钟计。\n数据来自移动端、嘉宾打开的邀请函和管理后台本身：离开页面或窗口时记录一次，保留 400 天。',
  'help.visits.steps':
    '在{visit.title}选择日期和{visit.groupBy}。\n点击任何一个数字，查看它对应的明细；列表与数字始终是同一时刻、同一条件。\n图可以切换为表，也可以保存为图片；列表可以导出。',
  'help.userRead.title': '用户阅读',
  'help.userRead.text':
    '应读人数在发布时确定，发布期间新邀请的嘉宾随后计入；不再受邀的嘉宾仍计入应读，但不再提醒。一次打开满 2 秒算已读，必读公告要确认后才不算未读。\n提醒后，公告会在未读嘉宾下次打开邀请函时再次弹出，每天只能提醒一次。',
  'help.userRead.steps':
    '在{contentRead.title}点击应读、已读或未读的数字，查看名单。\n点击{contentRead.remind}并确认。',
  'help.masterData': '商品资料',
  'help.companies.title': '公司',
  'help.companies.text':
    '公司管理维护集团各公司的名称、统一社会信用代码、法人、地区和联系方式。新公司的编码由系统生成，经营地区、经营范围和价格沿用上级公司；编码和上级此后不变。\n有未完成的订单、未结的对账单或启用的下级公司时不能停用，提示中会写明各有多少；总部不能停用。',
  'help.companies.steps':
    '总部点击{action.add}，选择{ownCompany.orgType}和{ownCompany.parentId}后填写。\n新公司还要在用户管理中加入相关人员的可登录公司。\n点击{ownCompany.view}查看完整的联系电话。',
  'help.brands.title': '品牌',
  'help.brands.text':
    '品牌属于集团的商品目录，各公司共用；编码和首字母由系统生成。\n停用的品牌不能再选择，已有的商品、活动和规则不受影响。还有商品使用的品牌不能删除。',
  'help.brands.steps':
    '点击{action.add}，或用{brand.import}一次导入多个；有误的行可以当场修正，也可以撤销整次导入。\n不再使用的品牌点击{brand.disable}，没有商品的可以{action.delete}。',
  'help.onlineGoods.title': '线上商品',
  'help.onlineGoods.text':
    '列表是商品目录中的全部商品，价格、库存和上架状态是当前公司的。ERP 的资料只读；展示名、图片、详情、类别、品牌、关键词和起订量在这里维护。\n完整度由图片40、详情20、类别20、标准20相加。起订量必须是加购步长的倍数。',
  'help.onlineGoods.steps':
    '点击{action.edit}维护线上资料，第一张图片是主图。\n点击{onlineGoods.match}查看批准文号加规格、条码能确定的标准，或搜索后人工选择。\n勾选多个商品后，可以{onlineGoods.batchCategory}或{onlineGoods.batchBrand}。',
  'help.entries.title': '录入申请',
  'help.entries.text':
    '公司、客户和商品都先申请，按审批链逐步审核，写入ERP后才成为主数据。草稿可以只填一部分；提交时检查完整的资料、证照和重复。\n退回修改的申请打开时先列出需修改的字段和意见：改过或说明后才能重新提交，从退回的那一步继续，已通过且未变的字段不再审核。\n已写入ERP的可以发起变更，只审核有变化的字段。',
  'help.entries.steps':
    '在{customerEntry.applyTitle}点击{entry.add}，填写资料，按提示添加证照和图片；也可以用手机扫码拍照。\n未填完点击{action.saveDraft}，填完点击{action.submit}。\n审核前可以{entry.withdraw}；已写入ERP的点击{entry.change}。\n也可以让对方自己填写：在{customerEntry.title}点击{entry.invite}，对方扫码填写并提交后进入同样的审批。',
  'help.audits.title': '审核录入',
  'help.audits.text':
    '每个字段给出通过或需修改，意见随时保存，锁到期或关闭页面也不会丢失。本步骤的字段全部通过才能通过；需修改的写明怎样改，一起退回给申请人。\n决定时单据若已变化，会显示现在的内容，已填的意见仍保留。不能审核自己提交的单据，同一人也不能审核同一单据的两个步骤。\n批量通过只处理不再需要判断的单据，其余逐条审核。',
  'help.audits.steps':
    '在{customerEntry.title}点击{entry.mine}，再点击{entry.audit}。\n用键盘逐项判断：A 通过，X 需修改，↓ ↑ 换字段，Ctrl Enter 决定；随后自动打开下一张。\n没有时间的点击{entry.transfer}；用{entry.flow}查看各轮各步骤由谁决定。',
  'help.standards.title': '标准',
  'help.standards.text':
    '标准说明一个商品是什么：通用名、规格、厂家、批准文号和包装都相同的只有一条。各供应商、各编码的商品都匹配到它。\n批准文号格式与常见格式不符时会提示，确认后可以保留；中药饮片没有批准文号。条码的末位是校验位。',
  'help.standards.steps':
    '点击{action.add}，或用{standard.import}一次导入多条。\n用{standard.products}查看已匹配的商品；不再使用的标准点击{standard.disable}，此后不再用于匹配。',
  'help.duplicates.title': '重复与合并',
  'help.duplicates.text':
    '录入时和每天夜里都会比对名称、读音、地区、证照和电话，列出疑似重复的两条记录，并写明一致和不一致的项目。\n判定只对当时的内容有效：任一方的名称、证照、电话或规格变更后会再次提示。合并后 30 天内、没有新单据时可以撤销。',
  'help.duplicates.steps':
    '点击{standard.duplicates}，再点击{duplicate.compare}查看依据。\n不是重复的点击{duplicate.isDifferent}并写明理由；重复的由总部点击{duplicate.merge}，选择保留的内容。\n在{duplicate.merges}中可以{duplicate.unmerge}。',
  'help.licences.title': '证照',
  'help.licences.text':
    '公司、客户和商品的证照。到期前 30 天为临期，过期或注销后：客户的订单不能审核，商品下架且不能上架，直到换上有效的证照；正在办理的续期会一并显示，但审核通过前不解除限制。\n到期前 60、30、15 和 7 天用短信通知业务员和公司的经办人。',
  'help.licences.steps':
    '在{licence.tabUpcoming}中选择天数，先处理受影响最多的。\n在{licence.tabAll}中点击{licence.apply}，确认影响后提交；由另一人点击{licence.audit}，也可以在审核前{licence.revoke}。',
  'help.orders': '订单',
  'help.returns.title': '退货和退款',
  'help.returns.text':
    '按订单的批号退货，填写数量时自动试算：退款额、促销扣回、扣回返利、应退现金和入库批号；提交和审核的都是看到的结果，数据变了会要求重新确认。申请人不能审核自己的退货。\n退款按实收数量计算，拒收的不退，以后可以再退。按比例退的订单，每行分次退的合计等于该行净额；重算扣回的订单，按留下的商品重新计算。',
  'help.returns.steps':
    '在{returnRecord.title}点击{returnRecord.add}，填写订单号、类型、原因和数量。\n另一人点击{returnRecord.approve}；货到后点击{returnRecord.receive}，逐批填写实收和验收结论。\n点击{returnRecord.refund}；款到后点击{returnRecord.refundDone}，登记退款单号。',
  'help.orderInquiry.title': '查询订单',
  'help.orderInquiry.text':
    '一次最多查询 93 天，打开时为近 7 天。每个订单保存下单时的价格轨迹：从挂牌价到净额，每一步是谁给的，其他规则和活动为什么没有命中；以后规则怎么改，轨迹都不变。\n总部可以取消未拣货的订单：占用的活动额度退回，已付款项转为退款中。催单一小时一次，和备注一起记入状态日志。',
  'help.orderInquiry.steps':
    '在{salesOrder.title}选择时间和条件，点击查询。\n点击{salesOrder.trace}展开一行，看它的价格由来；{salesOrder.log}列出下单、审核、发货、收款和备注。\n{salesOrder.exportDetail}每行商品一条，{export.title}每个订单一条。',
  'help.content': '内容',
  'help.homePages.title': '移动端首页',
  'help.homePages.text':
    '首页由组件拼成，在{designer.title}中编辑：指针拖动，或只用键盘（Alt 加方向键移动，H 隐藏，Delete 删除，Ctrl D 复制一份）。每一步都可以撤销，保存以后也可以。\n发布后的版本不再变化；再次编辑会产生新的草稿。页脚说明还缺什么、页面有多大；缺少的补齐后才能发布。\n两人同时编辑时，不相遇的修改各自保留，相遇的逐项选择。',
  'help.homePages.steps':
    '在{homeConfig.title}点击{homeConfig.design}，添加组件并填写。\n点击{designer.preview}，按公司、客户类型和时间查看。\n点击{action.publish}：先看到哪些公司会变化、有什么问题，再确认。',
  'help.homePlans.title': '排期和公司覆盖',
  'help.homePlans.text':
    '排期决定哪家公司在什么时候显示哪个版本：总部强制优先，其次是限期，再次是常驻；同类中取最近的公司，再取开始较晚的。限期结束后，下面的页面自动恢复。\n公司可以在总部的页面上改内容、隐藏、调整顺序、添加自有组件，其余随总部更新。双方都改过的项目成为冲突，处理之前保持本公司的内容。',
  'help.homePlans.steps':
    '在{homeConfig.tabPlans}点击{homePlan.add}，选择页面、公司和时间；看板显示每家公司每个时刻的页面。\n在页面的{homeConfig.overrides}中选择公司，点击{override.add}。\n有冲突时点击{override.resolve}，逐项选择总部或本公司。',
  'help.releases.title': '发布单',
  'help.releases.text':
    '把多个页面、Banner、专区、内容和公告放在一张发布单中，到时一起发布或下架：任一项校验未通过则全部不变，并以短信通知创建人和执行人。\n待发布期间，其中的内容不能修改；到结束时间或收回时，由它发布的下架，由它下架的恢复发布，页面恢复为下层页面。',
  'help.releases.steps':
    '在{homeConfig.tabReleases}点击{release.add}，填写时间，逐项选择对象和动作。\n点击{release.schedule}：先看每一项的校验结果和处理办法，再确认。\n需要时点击{release.publishNow}、{release.withdraw}或{release.cancel}。',
  'help.contents.title': 'Banner、专区和内容',
  'help.contents.text':
    'Banner、专区、内容和公告的状态相同：待发布、已发布、已下架。填写计划时间的到时自动发布，过了结束时间自动下架。\n链接只能指向允许的域名。下架或删除前，如果有首页正在使用，会列出这些页面，确认后才继续；页面上随即不再显示该组件。',
  'help.contents.steps': '点击{publishing.usedBy}，查看哪些页面使用它、什么时候显示。\n需要时先调整页面，再下架。',
  'help.announcements.title': '公告和必读',
  'help.announcements.text':
    '公告可以发给全员、公司、角色、指定用户或展会嘉宾。应读名单在发布时确定，之后加入的会补上，离开的仍计入但不再收到。\n必读公告在每次进入时弹出，读到末尾并满规定秒数后才能确认；可以推迟三次，过了截止时间不能再推迟。修改正文时可以要求重新确认。',
  'help.announcements.steps':
    '在公告维护(新版)点击{announcement.add}，选择接收对象，按需开启{announcement.mustRead}。\n发布后用{announcement.readReport}查看人员、未读和各公司的阅读率。\n点击{announcement.remind}提醒未读的人，每天一次；也可以按天数自动提醒。',
  'help.people': '用户与权限',
  'help.accounts.title': '开通和停用账号',
  'help.accounts.text':
    '每个账号属于一名员工和一家所属公司，可以再分配其他可登录的公司。初始密码和重置后的密码只显示一次，请当场转交本人。\n{action.disable}后，该账号的所有登录立即失效。不能停用自己，也不能停用最后一个总部管理员。\n连续输错 5 次密码的账号锁定 15 分钟，{users.resetPassword}可以立即解锁。',
  'help.accounts.steps':
    '在{users.title}点击{action.add}，选择员工并填写登录名、手机、公司和角色。\n记下显示的密码，交给本人。\n之后用{users.giveRoles}和{users.giveCompanies}调整。',
  'help.roles.title': '角色与授权',
  'help.roles.text':
    '角色决定三件事：看到哪些菜单、能按哪些按钮、能看哪些公司的数据。一个用户可以有多个角色，权限相加。\n{roles.grant}时，勾选按钮会带上它的页面，勾选页面会带上它的上级；半选表示只授予了一部分。您自己没有的权限不能授予。\n权限的变化在下一次操作时生效；收回角色的用户需要重新登录。总部管理员拥有全部权限，不能修改。\n在用户或角色的更多操作中，{roles.seeAs}列出对方看得到和看不到的菜单、按钮和公司；点击看不到的一项，会说明原因、缺少的编码，以及谁可以授权。',
  'help.menus.title': '调整菜单和按钮',
  'help.menus.text':
    '在{menus.title}拖动行首的手柄，放在另一行的上方、下方或里面；也可以用{menus.move}。右侧按所选角色即时显示结果。用户下次登录时看到新的菜单。\n有下级、有按钮或已授权给角色的菜单不能删除，可以停用。\n{buttons.title}中，停用按钮会让所有角色立即失去它，对应的接口也会被拒绝。',
  'help.history.title': '谁改了什么',
  'help.history.text':
    '在列表或表单中点击{history.show}，可以看到一条数据每次变更的人、时间和前后内容，被拒绝的操作也在内。点击{history.restore}，旧值会放回表单，检查后保存。\n{operationLog.title}列出所有写入，可按时间、人员、页面和结果查找，一次最多 31 天。手机号和密码已隐去，记录保留三年，不能修改。',
  'help.trouble': '遇到问题',
  'help.messages.title': '提示的含义',
  'help.messages.text':
    '{core.noPermission}：您没有打开该页面或执行该操作的权限。\n{core.requestFailed}：网络中断或服务器没有及时回答，请稍后重试，输入的内容仍在。\n{core.sessionExpired}：请重新登录，标签和草稿会恢复。\n{shell.notFound}：地址有误，或页面已被移除。',
  'help.errorLog.title': '错误日志',
  'help.errorLog.text':
    '顶栏的{errorLog.title}列出本标签页最近的错误，包括时间、页面和请求。向管理员报告问题时，请附上其中的信息。日志不含密码和验证码，关闭标签页后清空。',
} as const;
