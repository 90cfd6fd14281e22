/* docs/domain/reconciliation.md#suppliers: what stands behind a statement works for suppliers, with their signs. */
import { BILL_TYPE, DIFF_TYPE, HANDLE_TYPE, ROW_STATE } from '../../../src/contract/finance/matching';
import { counterProfileApi, DATE_FORM, SIGN_RULE } from '../../../src/contract/finance/counter-profile';
import { BILL_ANSWER, statementLinkApi, statementReplyApi } from '../../../src/contract/finance/replies';
import { PARTY_TYPE, STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, openErp } from '../orders/erp';
import { BRANCH, suppliersOf, tellMonth } from './suppliers';

const { confirmed, different } = STATEMENT_STATUS;

let backend: HostedBackend;
let admin: Client;
let erp: ReturnType<typeof openErp>;
let work: ReturnType<typeof suppliersOf>;
beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  erp = openErp(backend.origin, () => admin.now());
  work = suppliersOf(admin);
});
afterAll(() => backend.stop());

const made = async (supplierId: string, mark: string) => {
  await tellMonth(supplierId, erp, mark);
  return (await work.made(supplierId)).statementId;
};
const diffsOf = async (statementId: string) =>
  (await admin.data(workbenchApi.diffs, { statementId, pageSize: 100 })).records;

test('a payment that they do not have lowers what we owe: minus in the difference and in the bridge', async () => {
  const statementId = await made('G0025', 'P');
  const { bridge } = await work.send(statementId, [
    '行类型,对方单号,我方单号,日期,金额',
    '期初,,,,1000.00',
    ',XS-1,RK-P-1,2026-02-03,5000.00',
    ',XS-2,RK-P-2,2026-02-11,2340.50',
    ',XS-3,CT-P-1,2026-02-12,-340.50',
    ',XS-4,PZ-P-1,2026-02-25,-120.00',
    '期末,,,,7880.00',
  ]);
  expect(bridge).toMatchObject({
    ...{ partyType: PARTY_TYPE.supplier, closing: '4880.00', counterClosing: '7880.00', difference: '-3000.00' },
    ...{ opening: '0.00', oursOnly: '-3000.00', theirsOnly: '0.00', amount: '0.00', remainder: '0.00' },
  });
  const [missing, ...none] = await diffsOf(statementId);
  expect(none).toEqual([]);
  expect(missing).toMatchObject({
    ...{ diffType: DIFF_TYPE.oursOnly, billNo: 'FK-P-1', ourAmount: '-3000.00', counterAmount: null },
    diffAmount: '-3000.00',
  });
  expect(await admin.data(statementApi.detail, { id: statementId })).toMatchObject({ status: different });

  // It is on its way: carried on, and a row of theirs in March finishes it.
  const { diffId, version } = missing!;
  await admin.data(workbenchApi.handle, { diffId, version, handleType: HANDLE_TYPE.carry, remark: '付款在途' });
  const february = await work.confirm(statementId);
  expect(february).toMatchObject({ status: confirmed, carriedAmount: '-3000.00', diffAmount: '-3000.00' });
  const march = await work.made('G0025', { periodStart: '2026-03-01', periodEnd: '2026-03-07' });
  expect(march).toMatchObject({ openingAmount: '4880.00', closingAmount: '4880.00', carriedAmount: '-3000.00' });
  const { records } = await admin.data(statementApi.carried, { partyId: 'G0025', branchId: BRANCH });
  expect(records).toMatchObject([{ billNo: 'FK-P-1', amount: '-3000.00', periods: 1 }]);
  const done = await work.send(march.statementId, [
    '行类型,对方单号,我方单号,日期,金额',
    '期初,,,,7880.00',
    ',SK-1,FK-P-1,2026-03-02,-3000.00',
    '期末,,,,4880.00',
  ]);
  expect(done.bridge).toMatchObject({ difference: '0.00', openingCarried: '-3000.00', remainder: '0.00' });
  expect(await diffsOf(march.statementId)).toEqual([]);
});

test('their own columns and signs are turned into ours, for the supplier alone', async () => {
  const statementId = await made('G0026', 'S');
  const whose = { branchId: BRANCH, partyType: PARTY_TYPE.supplier, partyId: 'G0026' };
  const none = { kind: '', text: '', goods: '', qty: '', price: '' };
  await admin.data(counterProfileApi.saveProfile, {
    ...{ ...whose, version: 0, dateForm: DATE_FORM.yearFirst, signRule: SIGN_RULE.reversed },
    ...{ columns: { ...none, no: '单据', ourNo: '客户单号', date: '记账日', amount: '贷方' }, goodsMap: {} },
  });
  const { bridge } = await work.send(statementId, [
    '单据,客户单号,记账日,贷方',
    'XS-1,RK-S-1,2026-02-03,-5000.00',
    'XS-2,RK-S-2,2026-02-11,-2340.50',
    'XS-3,CT-S-1,2026-02-12,340.50',
    'XS-4,FK-S-1,2026-02-21,3000.00',
    'XS-5,PZ-S-1,2026-02-25,120.00',
  ]);
  expect(bridge).toMatchObject({ freeOurs: 0, freeTheirs: 0, oursOnly: '0.00', amount: '0.00', remainder: '0.00' });
  const { records } = await admin.data(workbenchApi.rows, { statementId, side: 2, pageSize: 100 });
  expect(records.map(({ amount, state }) => [amount, state])).toEqual(
    ['5000.00', '2340.50', '-340.50', '-3000.00', '-120.00'].map((amount) => [amount, ROW_STATE.matched]),
  );
});

test('what a price differs by is explained by the lines of the purchase', async () => {
  const statementId = await made('G0028', 'L');
  const { records } = await admin.data(workbenchApi.rows, { statementId, side: 1, billType: BILL_TYPE.outbound });
  expect(records.map(({ no }) => no)).toEqual(['RK-L-1', 'RK-L-2']);
  await work.send(statementId, [
    '对方单号,我方单号,日期,金额,商品编码,数量,单价',
    'XS-1,RK-L-1,2026-02-03,5010.00,SP000001,500,10.0200',
    'XS-2,RK-L-2,2026-02-11,1420.50,SP000002,100,14.2050',
    'XS-2,RK-L-2,2026-02-11,897.00,SP000003,78,11.5000',
  ]);
  const found = await diffsOf(statementId);
  const of = (billNo: string) => found.find((one) => one.billNo === billNo);
  expect(of('RK-L-1')).toMatchObject({ diffType: DIFF_TYPE.amount, diffAmount: '-10.00', cause: 1, unknown: '0.00' });
  expect(of('RK-L-1')?.explained).toMatchObject([{ code: 'SP000001', pricePart: '-10.00', priceLess: '-0.0200' }]);
  expect(of('RK-L-2')).toMatchObject({ diffAmount: '23.00', cause: 2 });
  expect(of('RK-L-2')?.explained).toMatchObject([{ code: 'SP000003', qtyPart: '23.00', qtyLess: '2' }]);
});

test('a supplier answers by his link, and agrees to all of it', async () => {
  const statementId = await made('G0029', 'K');
  const { version } = await admin.data(statementApi.detail, { id: statementId });
  await admin.data(statementApi.send, { id: statementId, version });
  // His own number is on record.
  const { phone } = await admin.data(statementLinkApi.current, { statementId });
  expect(phone).toMatch(/^139\*+2014$/);
  const { token } = await admin.data(statementLinkApi.create, { statementId, phone: '13511112222' });
  const partner = new Client(backend.origin);
  const seen = await partner.data(statementReplyApi.open, { token });
  expect(seen).toMatchObject({ partyType: PARTY_TYPE.supplier, salesAmount: '7340.50', closingAmount: '4880.00' });
  const { records } = await partner.data(statementReplyApi.bills, { token, pageSize: 100 });
  const goods = records.find(({ billNo }) => billNo === 'RK-K-2');
  expect(goods?.lines.map(({ code, qty, amount }) => [code, qty, amount])).toEqual([
    ['SP000002', '100', '1420.50'],
    ['SP000003', '80', '920.00'],
  ]);
  const answers = records.map(({ rowId }) => ({ rowId, answer: BILL_ANSWER.agree }));
  await partner.data(statementReplyApi.save, { token, answers });
  const answer = { token, version: seen.version, smsCode: '000000' };
  await partner.data(statementReplyApi.sms, { token });
  expect(await partner.data(statementReplyApi.answer, answer)).toEqual({ state: 'confirmed' });
  expect(await admin.data(statementApi.detail, { id: statementId })).toMatchObject({ status: confirmed });
});
