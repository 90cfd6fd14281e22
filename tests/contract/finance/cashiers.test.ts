/* docs/domain/finance.md#cashiers: who may be paid is confirmed by a second person. */
import { CASHIER_REVIEW, CASHIER_STATUS, cashierApi } from '../../../src/contract/finance/cashiers';
import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const { off, on, pending, rejected } = CASHIER_STATUS;
const PAYEE = '江城医药湖北有限公司';
const ACCOUNT = '6217000010001234567';

const form = {
  ...{ cashierName: '武汉二号户', payeeName: PAYEE, bankName: '中国银行', channels: [4, 1, 4], feeRate: '0.38' },
  ...{ singleLimit: '50000.00', dailyLimit: '500000.00', effectiveDate: '2026-04-01' },
} satisfies Partial<Input<typeof cashierApi.add>>;

const add = (client: Client, more: Partial<Input<typeof cashierApi.add>> = {}) =>
  client.call(cashierApi.add, { branchId: 'FDB', accountNo: ACCOUNT, ...form, ...more });
const read = (id: string, client = admin) => client.data(cashierApi.detail, { id });

/** What a form sends back of a record. */
async function update(client: Client, id: string, more: Partial<Input<typeof cashierApi.update>>) {
  const found = await read(id, client);
  const { version, cashierName, payeeName, bankName, channels, effectiveDate, singleLimit, dailyLimit } = found;
  const same = { id, version, cashierName, payeeName, bankName, channels, effectiveDate, singleLimit, dailyLimit };
  return client.call(cashierApi.update, { ...same, ...found.proposed, accountNo: null, ...more });
}

async function review(client: Client, id: string, more: Partial<Input<typeof cashierApi.review>> = {}) {
  const { version } = await read(id, client);
  return client.call(cashierApi.review, { id, version, result: CASHIER_REVIEW.approve, ...more });
}

test('a company sees its own and those of the companies below it', async () => {
  const codesOf = async (client: Client) =>
    (await client.data(cashierApi.page, { orderBy: 'cashierCode', orderDir: 'asc' })).records;
  expect((await codesOf(admin)).map(({ cashierCode }) => cashierCode)).toEqual(
    Array.from({ length: 8 }, (_, i) => `SY00000${i + 1}`),
  );
  const own = await codesOf(operator);
  expect(own.map(({ branchId }) => branchId)).toEqual(['FDB', 'FDB', 'FDB', 'FDB', 'FDB01']);
  // The number itself is in no answer.
  expect(own[0]).toMatchObject({ accountNo: '****8812', dailyLimit: '500000.00' });
  expect(JSON.stringify(own)).not.toMatch(/\d{12}/);
  const filtered = await admin.data(cashierApi.page, { channel: 2, status: on });
  expect(filtered.records.map(({ cashierCode }) => cashierCode)).toEqual(['SY000003']);
});

test('a new one waits until somebody else has confirmed it, and becomes the default then', async () => {
  const { data } = await add(operator, { isDefault: 1 });
  const id = data.cashierId;
  const made = await read(id);
  expect(made).toMatchObject({ cashierCode: 'SY000009', status: pending, isDefault: 0, approvedTime: null });
  expect(made).toMatchObject({ accountNo: '****4567', channels: [1, 4], feeRate: '0.38', singleLimit: '50000.00' });
  expect([(await read(id, operator)).can, made.can]).toEqual([['update'], ['update', 'review']]);

  expect(await review(admin, id, { result: CASHIER_REVIEW.reject })).toMatchObject({
    code: ERROR.invalidInput,
    data: [{ field: 'opinion' }],
  });
  await review(admin, id, { result: CASHIER_REVIEW.reject, opinion: '户名有误' });
  expect(await read(id)).toMatchObject({ status: rejected, opinion: '户名有误' });
  expect((await update(operator, id, { remark: '已更正' })).code).toBe(200);
  expect((await review(admin, id)).code).toBe(200);
  expect(await read(id)).toMatchObject({ status: on, isDefault: 1, opinion: '', remark: '已更正' });
  // Of a company one is the default.
  expect((await read('91002')).isDefault).toBe(0);
});

test('nobody confirms what he has typed himself, not even a part of it', async () => {
  const { data } = await add(admin, { cashierName: '本人', accountNo: '6217000010007654321' });
  expect(await review(admin, data.cashierId)).toMatchObject({ code: ERROR.reviewsOwn });
  const second = await add(operator, { cashierName: '两人', accountNo: '6217000010007654322' });
  await update(admin, second.data.cashierId, { remark: '总部补充' });
  expect(await review(admin, second.data.cashierId)).toMatchObject({ code: ERROR.reviewsOwn });
  // An operator has no such button.
  expect(await review(operator, data.cashierId)).toMatchObject({ status: 403 });
});

test('bank data in force stay until others are confirmed; without a change nothing waits', async () => {
  const id = '91006';
  expect((await update(operator, id, { remark: '仅备注' })).code).toBe(200);
  expect(await read(id)).toMatchObject({ status: on, proposed: null, remark: '仅备注' });

  expect(await update(operator, id, { bankName: '交通银行' })).toMatchObject({ data: [{ field: 'reason' }] });
  await update(operator, id, { bankName: '交通银行', accountNo: '42050133280899990627', reason: '更换开户银行' });
  const waiting = await read(id);
  expect(waiting).toMatchObject({ status: pending, bankName: '中国建设银行', accountNo: '****0627' });
  expect(waiting).toMatchObject({ proposed: { bankName: '交通银行', accountNo: '****0627' }, reason: '更换开户银行' });
  expect(await admin.data(cashierApi.accounts, { id })).toEqual({
    accountNo: '42050133280800000627',
    proposed: '42050133280899990627',
  });
  await review(admin, id);
  expect(await read(id)).toMatchObject({ status: on, bankName: '交通银行', proposed: null, reason: '' });
  expect(await admin.data(cashierApi.accounts, { id })).toEqual({ accountNo: '42050133280899990627', proposed: null });
});

test('what was disabled stays disabled when its bank data are confirmed', async () => {
  await update(operator, '91005', { bankName: '汉口银行', reason: '更换开户银行' });
  await review(admin, '91005');
  expect(await read('91005')).toMatchObject({ status: off, bankName: '汉口银行' });
});

test('an account under another name is a question for whoever types it and for whoever confirms it', async () => {
  const twice = { cashierName: '同一账号', payeeName: '光谷大药房', accountNo: '588570345126', branchId: 'FDB' };
  const warning = { code: ERROR.accountElsewhere, msg: '该账号已登记在其他户名下：收银台 江城医药上海有限公司 江*' };
  expect(await add(operator, twice)).toMatchObject({ data: { warnings: [warning] } });
  const confirmCodes = [ERROR.accountElsewhere];
  expect(await add(operator, { ...twice, confirmCodes })).toMatchObject({ data: [{ field: 'reason' }] });
  const { data, code } = await add(operator, { ...twice, confirmCodes, reason: '代收账户，附协议' });
  expect(code).toBe(200);
  expect(await review(admin, data.cashierId)).toMatchObject({ code: ERROR.accountElsewhere });
  expect((await review(admin, data.cashierId, { confirmCodes })).code).toBe(200);
  // The same payee, written otherwise, is no question.
  const same = { ...twice, cashierName: '另一写法', payeeName: '江城医药 上海有限公司' };
  expect((await add(operator, same)).code).toBe(ERROR.accountElsewhere);
  expect((await add(operator, { ...same, accountNo: '127908456310901', payeeName: ` ${PAYEE}` })).code).toBe(200);
});

test('the default is neither disabled nor doubled', async () => {
  const { version } = await read('91007');
  expect(await admin.call(cashierApi.updateStatus, { id: '91007', version, status: off })).toMatchObject({
    code: ERROR.defaultStays,
  });
  const waiting = await read('91008');
  expect(await admin.call(cashierApi.setDefault, { id: '91008', version: waiting.version })).toMatchObject({
    code: ERROR.cashierStatusForbids,
  });
  const third = await read('91003');
  const tries = await Promise.all(
    [third, await read('91002')].map(({ cashierId: id, version: at }) =>
      admin.call(cashierApi.setDefault, { id, version: at }),
    ),
  );
  expect(tries.map(({ code }) => code)).toContain(200);
  const { records } = await admin.data(cashierApi.page, { branchId: 'FDB', pageSize: 50 });
  expect(records.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
});

test('limits, names and codes are checked', async () => {
  const refused = async (more: Partial<Input<typeof cashierApi.add>>) =>
    (
      (await add(operator, { cashierName: '检查', accountNo: '99990000111122', ...more })).data as unknown as unknown[]
    )[0];
  expect(await refused({ singleLimit: '2.00', dailyLimit: '1.00' })).toMatchObject({ field: 'singleLimit' });
  expect(await refused({ payeeUscc: '914201007757000022' })).toMatchObject({ field: 'payeeUscc' });
  expect(await refused({ cnapsCode: '12345' })).toMatchObject({ field: 'cnapsCode' });
  expect(await refused({ cashierName: '武汉基本户' })).toMatchObject({ field: 'cashierName' });
  expect(await add(operator, { branchId: 'FDC' })).toMatchObject({ code: ERROR.branchNotGranted });
});
