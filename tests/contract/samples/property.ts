import type { Samples } from './shape';

export const propertySamples = {
  trialApi: { trial: { kind: 'RECEIPT', input: { amount: '12592.86', taxRate: '9.00' } } },
  feeItemApi: {
    page: { pageNum: 1, pageSize: 20, feeName: '租', feeType: 1, status: 1, orderBy: 'feeCode' },
    save: { feeName: '垃圾清运费', feeType: 9, calcMode: 1, unitPrice: '60.0000', cycle: 1, taxRate: '6.00' },
    updateStatus: { id: '85005', version: 1, status: 0 },
  },
  tariffApi: {
    page: { pageNum: 1, pageSize: 20, feeItemId: '85003', propertyId: '80002', orderBy: 'from' },
    save: { feeItemId: '85003', propertyId: '80002', from: '2026-06', prices: ['4.3500'] },
  },
  meterApi: {
    page: { pageNum: 1, pageSize: 20, meterNo: 'S-', propertyId: '80002', meterStatus: 1, orderBy: 'meterNo' },
    save: {
      ...{ propertyId: '80002', unitId: '82103', meterNo: 'S-0103', feeType: 3, digits: 5, factor: '1' },
      ...{ installDate: '2026-03-01', startValues: ['0.00'] },
    },
    exchange: {
      ...{ id: '85101', version: 1, date: '2026-03-05', period: '2026-03', finalValues: ['1259.50'] },
      ...{ meterNo: 'S-0101-2', startValues: ['2.00'] },
    },
  },
  readingApi: {
    page: { pageNum: 1, pageSize: 20, meterId: '85101', period: '2026-02', orderBy: 'date' },
    due: { pageNum: 1, pageSize: 20, propertyId: '80002', period: '2026-03', meterNo: '0101' },
    add: { meterId: '85102', date: '2026-03-07', period: '2026-03', values: ['1212.00'], confirm: 1 },
    correct: { id: '85202', date: '2026-02-28', period: '2026-02', values: ['1205.00'], reason: '抄错一位' },
  },
  shareApi: {
    page: { pageNum: 1, pageSize: 20, propertyId: '80002', status: 2, orderBy: 'period' },
    detail: { id: '85701' },
    save: {
      ...{ propertyId: '80002', feeItemId: '85003', mainMeterId: '85109', period: '2026-02', mode: 1 },
      members: [{ unitId: '82101' }, { unitId: '82102' }],
    },
    submit: { id: '85702', version: 1 },
    audit: { id: '85703', version: 1, result: 0, opinion: '读数已更正' },
  },
  leaseApi: {
    page: { pageNum: 1, pageSize: 20, tenantName: '药', propertyId: '80002', leaseStatus: 3, orderBy: 'endDate' },
    detail: { id: '83101' },
    save: {
      ...{ tenantId: '84101', unitIds: ['82103'], startDate: '2026-04-01', endDate: '2028-03-31' },
      ...{ rentAmount: '8600.00', deposit: '17200.00', payCycle: 3, billDay: 5 },
      increase: [{ fromMonth: 13, rate: '3.00' }],
      feeItems: [{ feeItemId: '85002' }],
    },
    submit: { id: '83190', version: 1 },
    approve: { id: '83191', version: 1, result: 1 },
    renew: { id: '83101', version: 1, endDate: '2029-12-31', rentAmount: '8858.00' },
    terminate: { leaseId: '83102', version: 1, outDate: '2026-03-31', reason: '经营调整' },
    schedule: { id: '83101', until: '2026-12-31' },
    amend: { id: '83101', version: 1, fromDate: '2026-03-16', rentAmount: '8200.00', reason: '双方协商降租' },
    amendApprove: { id: '85301', version: 1, result: 1 },
  },
  pmsImportApi: {
    importUnits: { propertyId: '80002', branchId: 'FDB' },
    importTenants: { branchId: 'FDB' },
    recent: { templateCode: 'PMS_TENANT' },
    importReadings: { propertyId: '80002', branchId: 'FDB' },
    downloadTemplate: { templateCode: 'PMS_METER' },
  },
  settlementApi: {
    preview: {
      ...{ leaseId: '83107', outDate: '2026-03-31', charges: [{ name: '墙面修复', amount: '1500.00' }] },
      finalReadings: [],
    },
    page: { pageNum: 1, pageSize: 20, settleNo: 'TZ', tenantName: '药', propertyId: '80002', status: 0 },
    detail: { id: '85501' },
    save: { id: '85501', version: 1, outDate: '2026-03-31', settleDate: '', reason: '经营调整' },
    submit: { id: '85501', version: 2, fingerprint: '0' },
    approve: { id: '85501', version: 3, result: 1 },
    close: { id: '85501', version: 4, channel: 1 },
    void: { id: '85502', version: 1 },
  },
  depositApi: {
    page: { pageNum: 1, pageSize: 20, leaseId: '83105', kind: 1 },
    account: { id: '83105' },
    return: { leaseId: '83106', amount: '100.00', reason: '续租后多出部分' },
    returnApprove: { id: '85601', version: 1, result: 1 },
    returnPay: { id: '85602', version: 1, channel: 1, voucher: 'HD20260301' },
    forfeit: { leaseId: '83106', amount: '100.00', reason: '提前退租违约' },
  },
  billApi: {
    page: { pageNum: 1, pageSize: 20, propertyId: '80002', feeType: 1, billStatus: 3, period: '2026-02' },
    dryRun: { propertyId: '80002', period: '2026-03', feeItemIds: ['85001', '85002'] },
    urge: { billIds: ['870209'] },
    generate: { propertyId: '80002', period: '2026-03', feeItemIds: ['85001', '85002'] },
    explain: { id: '870001' },
    void: { id: '870099', version: 1, reason: '重复出账' },
    reduce: { id: '870209', version: 1, target: 1, amount: '10.00', reason: '服务补偿' },
    pay: { tenantId: '84101', amount: '100.00', channel: 1, payTime: '2026-03-01 10:00:00', confirm: 1 },
    ageing: { propertyId: '80002' },
  },
  paymentApi: {
    page: { pageNum: 1, pageSize: 20, payNo: 'SK', tenantId: '84101', status: 1 },
    reverse: { id: '970001', version: 1, reason: '转账退回' },
    receipt: { id: '970001' },
    printed: { id: '970001' },
  },
  tenantStatementApi: {
    statement: { tenantId: '84101', from: '2026-01-01', to: '2026-03-31' },
    statementFile: { tenantId: '84101', from: '2026-01-01', to: '2026-03-31' },
  },
} satisfies Partial<Samples>;
