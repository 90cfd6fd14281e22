import type { Samples } from './shape';

const form = {
  ...{
    cashierName: '武汉二号户',
    payeeName: '江城医药湖北有限公司',
    bankName: '中国银行',
    channels: [1, 4] as (1 | 4)[],
  },
  ...{ feeRate: '0.38', singleLimit: '50000.00', dailyLimit: '500000.00', effectiveDate: '2026-04-01' },
};

/** It opens nothing. */
const replyToken = '0'.repeat(64);

export const financeSamples = {
  cashierApi: {
    page: { pageNum: 1, pageSize: 20, channel: 1, status: 1, branchId: 'FDB', orderBy: 'cashierCode' },
    detail: { id: '91002' },
    payPage: { cashierId: '91002', pageNum: 1, pageSize: 20, orderBy: 'payTime', orderDir: 'desc' },
    add: { branchId: 'FDB', accountNo: '6217000010001234567', ...form },
    update: { id: '91002', version: 1, ...form, cashierName: '武汉一号户', reason: '基本户迁往中国银行' },
    review: { id: '91004', version: 1, result: 1 },
    accounts: { id: '91004' },
    updateStatus: { id: '91005', version: 1, status: 1 },
    setDefault: { id: '91003', version: 1 },
  },
  statementApi: {
    page: { pageNum: 1, pageSize: 20, branchId: 'FDB', period: '2026-02', status: [1, 2], orderBy: 'statementNo' },
    detail: { id: '92001' },
    bills: { statementId: '92001', billType: [1], pageNum: 1, pageSize: 20 },
    carried: { branchId: 'FDB', periods: 1, pageNum: 1, pageSize: 20, orderBy: 'billDate' },
    parties: { branchId: 'FDB', partyType: 2, keyword: '药', pageNum: 1, pageSize: 20 },
    generate: {
      ...{ branchId: 'FDB', partyType: 1, partyIds: ['C119'] },
      ...{ periodStart: '2026-02-01', periodEnd: '2026-02-28' },
    },
    send: { id: '92005', version: 1 },
    batchSend: { ids: ['92002'] },
    confirm: { id: '92002', version: 2, basis: '客户盖章回执' },
    adjust: { id: '92003', version: 2, amount: '-12.00', reason: '价格差异冲减' },
    void: { id: '92003', version: 4, reason: '账期选择有误' },
  },
  workbenchApi: {
    bridge: { statementId: '92001' },
    bridgeRows: { statementId: '92001', line: 'oursOnly', pageNum: 1, pageSize: 20 },
    workbook: { statementId: '92001' },
    rows: { statementId: '92001', side: 1, state: [0], number: 'CK', dateFrom: '2026-02-01', pageNum: 1, pageSize: 50 },
    matches: { statementId: '92001', status: [1, 2], pageNum: 1, pageSize: 20 },
    candidates: { statementId: '92001', rowId: '93003' },
    match: { statementId: '92001', ourIds: [], counterIds: ['93001', '93002'] },
    confirm: { matchId: '94001', version: 1 },
    reject: { matchId: '94002', version: 1 },
    unmatch: { matchId: '94003', version: 1 },
    batchConfirm: { statementId: '92001', items: [{ matchId: '94002', version: 1 }] },
    sum: { statementId: '92001', rowId: '93003', days: 7, parts: 4 },
    actions: { statementId: '92001', pageNum: 1, pageSize: 20 },
    parts: { statementId: '92001', actionId: '1', pageNum: 1, pageSize: 20 },
    undo: { statementId: '92001' },
    redo: { statementId: '92001' },
    diffs: { statementId: '92001', diffType: [1], handleStatus: [0], pageNum: 1, pageSize: 20 },
    documents: { diffId: '95004' },
    handle: { diffId: '95001', version: 1, handleType: 3, remark: '在途，下月入账' },
    batchHandle: { items: [{ diffId: '95003', version: 1 }], handleType: 3, remark: '在途，下月入账' },
    remark: { diffId: '95004', version: 1, remark: '已与对方财务电话核实' },
    revoke: { diffId: '95002', version: 1, reason: '需要重新核对金额' },
    importCounter: { statementId: '92001' },
    retire: { statementId: '92001', rowIds: ['93002'] },
    memory: { statementId: '92001' },
    enableRule: { statementId: '92001', theirPrefix: 'CG', theirSuffix: '', ourPrefix: 'CK', ourSuffix: '' },
    disableRule: { ruleId: '1' },
    forgetRule: { ruleId: '1' },
    pairs: { statementId: '92001', pageNum: 1, pageSize: 20 },
    forgetPair: { matchId: '94002', version: 1 },
    closing: { statementId: '92001', counterOpening: '0.00', counterClosing: '558.00' },
    recheck: { statementId: '92001' },
    cancelRun: { statementId: '92001' },
  },
  rulesApi: {
    rules: { branchId: 'FDB', partyId: 'C107' },
    update: {
      ...{ branchId: 'FDB', partyId: 'C107', ruleVersion: 0, fen: 10, rate: '0.50', near: 3, far: 7, sums: 10 },
      ...{ manual: ['M06'], sureNear: 0 },
    },
    evaluate: { branchId: 'FDB', days: 90 },
  },
  counterProfileApi: {
    profile: { branchId: 'FDB', partyId: 'C107' },
    saveProfile: {
      ...{ branchId: 'FDB', partyId: 'C107', dateForm: 2, signRule: 3, signColumn: '借贷', plusWord: '贷', version: 0 },
      columns: { no: '凭证号', date: '记账日期', amount: '发生额', text: '摘要' },
      goodsMap: { 'A-1': 'SP000001' },
    },
  },
  counterApi: {
    faults: { statementId: '92001', pageNum: 1, pageSize: 20 },
    repair: { statementId: '92001', items: [{ faultId: '1', values: { date: '2026-02-11' } }] },
    discard: { statementId: '92001', faultIds: ['1'], reason: '对方确认作废' },
    add: { statementId: '92003', no: 'CG-2', date: '2026-02-12', amount: '12.00', text: '电话告知' },
  },
  evidenceApi: {
    list: { objectId: '92001' },
    add: { fileId: '1', diffId: '95001', kind: 1, note: '签收单' },
    delete: { evidenceId: '1' },
  },
  statementLinkApi: {
    current: { statementId: '92005' },
    create: { statementId: '92005', phone: '13700001104' },
    revoke: { statementId: '92005' },
  },
  statementReplyApi: {
    open: { token: replyToken },
    bills: { token: replyToken, unanswered: 1, pageNum: 1, pageSize: 20 },
    save: { token: replyToken, rows: [{ no: 'CG-1', date: '2026-02-11', amount: '-12.00', text: '退货' }] },
    sms: { token: replyToken },
    answer: { token: replyToken, version: 2, smsCode: '000000' },
  },
} satisfies Partial<Samples>;
