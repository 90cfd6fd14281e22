/* docs/domain/approval.md#without-a-chain: bank data whose confirmation is taken back. */
import { CASHIER_REVIEW, CASHIER_STATUS, cashierApi } from '../../../src/contract/finance/cashiers';
import { ERROR } from '../../../src/contract/error-codes';
import { type Moments, openMoments } from '../promotion/storeAt';
import { DAY, effectsOf, reason, takeBack } from './approvalBack';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const { on, pending, rejected } = CASHIER_STATUS;
const OTHER = '6217000010007654321';

test('bank data of before are in force again, what waits is dropped, what was new is out of use', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const { records } = await operator.data(cashierApi.page, { status: on, pageSize: 100 });
    const { cashierId: id, cashierCode: no } = records[0]!;
    const read = () => admin.data(cashierApi.detail, { id });
    const first = await read();
    const propose = async () => {
      const { version, cashierName, payeeName, channels, effectiveDate } = await read();
      const same = { id, version, cashierName, payeeName, channels, effectiveDate };
      const other = { bankName: '招商银行', accountNo: OTHER, reason: '开户行变更为招商银行' };
      await operator.data(cashierApi.update, { ...same, ...other });
    };
    const confirm = async () => {
      const { version } = await read();
      return admin.data(cashierApi.review, { id, version, result: CASHIER_REVIEW.approve });
    };
    await propose();
    expect((await takeBack(admin, no, 0)).code).toBe(200);
    expect(await read()).toMatchObject({ status: on, proposed: null, accountNo: first.accountNo });

    await propose();
    await confirm();
    expect(await read()).toMatchObject({ accountNo: '****4321', bankName: '招商银行' });
    const [former] = (await effectsOf(admin, no)).ended;
    expect(former).toContain(first.accountNo);
    expect((await takeBack(admin, no, 1)).code).toBe(200);
    // The old account is in force; the other one waits, and not for those who had a hand in it.
    const waits = { payeeName: first.payeeName, bankName: '招商银行', accountNo: '****4321' };
    expect(await read()).toMatchObject({ status: pending, accountNo: first.accountNo, proposed: waits });
    expect((await operator.data(cashierApi.detail, { id })).can).not.toContain('review');
    await confirm();
    expect((await takeBack(admin, no, 0)).code).toBe(200);
    const last = await read();
    expect(last).toMatchObject({ status: on, bankName: first.bankName, accountNo: first.accountNo, proposed: null });
    expect(last.isDefault).toBe(first.isDefault);
    const { accountNo } = await admin.data(cashierApi.accounts, { id });
    expect(accountNo.slice(-4)).toBe(first.accountNo.slice(-4));
  });
});

test('who has become the default meanwhile stays it when the approval of other bank data is taken back', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const list = async () =>
      (await operator.data(cashierApi.page, { branchId: 'FDB', status: on, pageSize: 100 })).records;
    const defaults = async () => (await list()).filter(({ isDefault }) => isDefault === 1).map((one) => one.cashierId);
    const usual = (await list()).find(({ isDefault }) => isDefault === 1)!;
    const other = (await list()).find(({ isDefault }) => isDefault === 0)!;
    const change = async (id: string) => {
      const { version, cashierName, payeeName, channels, effectiveDate } = await admin.data(cashierApi.detail, { id });
      const same = { id, version, cashierName, payeeName, channels, effectiveDate };
      const bank = { bankName: '招商银行', accountNo: OTHER, reason: '开户行变更为招商银行' };
      await operator.data(cashierApi.update, { ...same, ...bank });
      await admin.data(cashierApi.review, { id, version: version + 1, result: CASHIER_REVIEW.approve });
    };
    const choose = async (id: string) => {
      const { version } = await admin.data(cashierApi.detail, { id });
      await admin.data(cashierApi.setDefault, { id, version });
    };
    // The default of before, and another one since.
    await change(usual.cashierId);
    await choose(other.cashierId);
    expect((await takeBack(admin, usual.cashierCode, 0)).code).toBe(200);
    expect(await defaults()).toEqual([other.cashierId]);
    // And the other way round: one that was chosen after its approval.
    await choose(usual.cashierId);
    await change(other.cashierId);
    await choose(other.cashierId);
    expect((await takeBack(admin, other.cashierCode, 0)).code).toBe(200);
    expect(await defaults()).toEqual([other.cashierId]);
  });
});

test('a new cashier that was confirmed is no longer used, and the default of before is the default', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const defaults = async () =>
      (await operator.data(cashierApi.page, { branchId: 'FDB', pageSize: 100 })).records
        .filter(({ isDefault }) => isDefault === 1)
        .map(({ cashierId }) => cashierId);
    const before = await defaults();
    const { cashierId: id } = await operator.data(cashierApi.add, {
      ...{ branchId: 'FDB', cashierName: '武汉二号户', payeeName: '江城医药湖北有限公司', bankName: '中国银行' },
      ...{ accountNo: OTHER, channels: [4], effectiveDate: '2026-04-01', isDefault: 1 },
    });
    const { cashierCode: no, version } = await admin.data(cashierApi.detail, { id });
    await admin.data(cashierApi.review, { id, version, result: CASHIER_REVIEW.approve });
    expect(await defaults()).toEqual([id]);
    expect((await takeBack(admin, no, 0)).code).toBe(200);
    expect(await defaults()).toEqual(before);
    const now = await admin.data(cashierApi.detail, { id });
    expect(now).toMatchObject({ status: rejected, approvedTime: null, opinion: reason });
    // Nobody switches it on past a second person.
    const wish = { id, version: now.version, status: on as 1 };
    expect((await admin.call(cashierApi.updateStatus, wish)).code).toBe(ERROR.cashierStatusForbids);
    expect((await takeBack(admin, no, 0)).code).toBe(ERROR.entryForbids);
  });
});
