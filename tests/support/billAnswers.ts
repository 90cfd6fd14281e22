import { envelope, failure, type Sent } from './fakeServer';

const older = {
  ...{ billId: '1', billNo: 'ZD202603000001', billKind: 1, propertyId: '1', propertyName: '江汉广场' },
  ...{ tenantId: '3', tenantName: '武汉某某商贸', leaseId: '7', unitText: '0801', feeType: 1, feeName: '租金' },
  ...{ periodStart: '2026-03-10', periodEnd: '2026-03-31', amount: '6103.23', lateFee: '96.77' },
  ...{ reduceAmount: '0.00', creditAmount: '0.00', paidAmount: '0.00', unpaidAmount: '6200.00' },
  ...{ issueDate: '2026-03-10', dueDate: '2026-03-10', payBy: '2026-03-10', billStatus: 3, voidReason: '', version: 4 },
};
const newer = {
  ...{ ...older, billId: '2', billNo: 'ZD202604000001', periodStart: '2026-04-01', periodEnd: '2026-04-30' },
  ...{ amount: '8600.00', lateFee: '0.00', unpaidAmount: '8600.00', payBy: '2026-04-05', dueDate: '2026-04-05' },
};
const payment = {
  ...{ paymentId: '5', payNo: 'SK202604000001', tenantId: '3', tenantName: '武汉某某商贸', amount: '6300.00' },
  ...{ toBalance: '100.00', channel: 1, payTime: '2026-04-02 09:00:00', voucher: '', receiptNo: 'SJ202604000001' },
  ...{ printCount: 0, status: 1, reverseTime: null, reverseReason: '', createdByName: '李', version: 2 },
};
const receipt = {
  ...{ ...payment, capitals: '陆仟叁佰元整', tax: '503.93' },
  lines: [{ ...older, amount: '6200.00', toFee: '96.77', tax: '503.93' }],
};
const planned = {
  ...{ leaseId: '7', leaseNo: 'HT2026030002', tenantName: '武汉某某商贸', unitText: '0801', feeItemId: '6' },
  ...{ feeName: '物业费', periodStart: '2026-04-01', periodEnd: '2026-04-30', dueDate: '2026-04-05' },
  ...{ payBy: '2026-04-05', act: 'MAKE', amount: '410.80', billed: '0.00', lastAmount: null, change: null },
  flags: ['NEW'],
};
const risen = { ...planned, leaseId: '8', leaseNo: 'HT2026030003', amount: '900.00', lastAmount: '600.00' };
const dry = {
  rows: [planned, { ...risen, change: '50.00', flags: ['UP'] }],
  totals: [{ feeItemId: '6', feeName: '物业费', count: 2, amount: '1310.80' }],
  ...{ fingerprint: 'f1', missing: 0 },
};
const made = { runNo: 'PC2026040001', made: 2, existing: 0, replaced: 0, differences: 0, credits: 0, zero: 0 };

const listed = (...records: object[]) => ({ records, total: records.length });
export const bodyOf = ({ body }: Sent) => body as Record<string, unknown>;

/** The list, or the bills of one status that a payment is for. */
const bills = (sent: Sent) =>
  bodyOf(sent).billStatus === undefined
    ? listed(newer, older)
    : listed(...[older, newer].filter(() => bodyOf(sent).billStatus === 3));

const ANSWERS: Readonly<Record<string, object>> = {
  '/payment/page': listed(payment),
  '/payment/5/receipt': receipt,
  '/payment/printed/5': { ...receipt, printCount: 1 },
  '/payment/reverse/5': { billNos: ['ZD202603000001'] },
  '/bill/void': { version: 5 },
  '/bill/urge': { tenants: [{ tenantId: '3', tenantName: '武汉某某商贸', bills: 2, amount: '14800.00', result: 2 }] },
  '/bill/1/explain': { ...older, sentences: ['2026-03-10 至 2026-03-31：8600.00 × 22 ÷ 31 = 6103.23'], parts: [] },
  '/bill/dryRun': dry,
  '/bill/generate': { ...made, missing: 0, amount: '1310.80' },
  '/bill/ageing': {
    ...{ at: '2026-04-02', notDue: '8600.00', d1_30: '6200.00', d31_60: '0.00', d61_90: '0.00', over90: '0.00' },
    ...{ overdue: '6200.00', open: '14800.00', rows: [] },
  },
  '/feeItem/page': listed({ feeItemId: '6', feeName: '物业费' }),
  '/property/page': listed({ propertyId: '1', propertyName: '江汉广场' }),
};

const isAccepted = (sent: Sent) => (bodyOf(sent).confirmCodes as number[]).includes(48_045);

/** What a server with two bills and a payment answers to the page of bills. */
export function answerBills(sent: Sent) {
  const path = sent.url.pathname.replace('/base/api/pms', '');
  if (path === '/bill/page') return envelope(bills(sent));
  if (path !== '/bill/pay') return envelope(ANSWERS[path] ?? listed());
  return isAccepted(sent)
    ? envelope({ ...payment, items: [] })
    : failure(49_003, '请确认', { data: { warnings: [{ code: 48_045, msg: '100.00 元转预收' }] } });
}
