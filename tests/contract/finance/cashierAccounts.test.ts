/* docs/domain/finance.md#cashiers: an account that stands in the entry of a company, or in the company that came of it. */
import { CASHIER_REVIEW, cashierApi } from '../../../src/contract/finance/cashiers';
import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { entryApis } from '../../../src/contract/master-data/entries';
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

const form = {
  ...{ branchId: 'FDB', payeeName: '江城医药湖北有限公司', bankName: '中国银行', channels: [1] },
  effectiveDate: '2026-04-01',
} satisfies Partial<Input<typeof cashierApi.add>>;
const add = (own: Partial<Input<typeof cashierApi.add>> & { cashierName: string; accountNo: string }) =>
  operator.call(cashierApi.add, { ...form, ...own });

const approve = async (id: string) => {
  const { version } = await admin.data(cashierApi.detail, { id });
  return admin.call(cashierApi.review, { id, version, result: CASHIER_REVIEW.approve });
};

test('an account of a company that is entered, or was approved, is a question as well, unless it is the payee', async () => {
  const { records } = await admin.data(entryApis.companyEntry.page, { pageSize: 100 });
  const byStatus = (status: number) => records.find((one) => one.status === status)!;
  for (const [status, kinds] of [
    [ENTRY_STATUS.waiting, ['公司录入 江城医药湖北有限公司']],
    [ENTRY_STATUS.written, ['公司录入 江城医药湖北有限公司', '公司主数据']],
  ] as const) {
    const { entryId, name, uscc } = byStatus(status);
    const { form: entered } = await admin.data(entryApis.companyEntry.detail, { id: entryId });
    const accountNo = String(entered.bankAccount);
    const own = { cashierName: `公司账号${status}`, accountNo };
    const masked = `${Array.from(name)[0]}*`;
    const msg = `该账号已登记在其他户名下：${kinds.map((kind) => `${kind} ${masked}`).join('、')}`;
    expect(await add(own)).toMatchObject({ data: { warnings: [{ code: ERROR.accountElsewhere, msg }] } });
    // Another credit code is another payee; the same company is no question.
    const payee = { ...own, payeeName: name };
    expect((await add({ ...payee, payeeUscc: '914201007757000021' })).code).toBe(ERROR.accountElsewhere);
    const { data, code } = await add({ ...payee, payeeUscc: uscc });
    expect(code).toBe(200);
    expect((await approve(data.cashierId)).code).toBe(200);
  }
});
