/* docs/domain/property-bills.md#late-fees: what is owed follows from what happened, whenever it was entered. */
import { readSheet } from '../../../../server/platform/sheet/read/readSheet';
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi, paymentApi } from '../../../../src/contract/property/bills';
import { tenantStatementApi } from '../../../../src/contract/property/tenants';
import { operationLogApi } from '../../../../src/contract/system/operation-log';
import { MAIN_ENGINE } from '../../../support/backends';
import { signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, generate, letProperty, signedInAgain } from './letProperty';

let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

const pay = (amount: string, day: string, more: object = {}) =>
  desk.operator.data(billApi.pay, {
    ...{ tenantId: desk.tenantId, amount, channel: 1, payTime: `${day} 09:00:00`, ...more },
  });
const ageing = () => desk.operator.data(billApi.ageing, { tenantId: desk.tenantId });

describe.each(MAIN_ENGINE)('payments ($engine)', ({ start }) => {
  beforeAll(async () => {
    backend = await (await start()).reopen({ CLOCK: '2026-03-01 10:00:00' });
    desk = await letProperty(backend.origin);
    await approvedLease(desk, 0, { startDate: '2026-03-01' });
    await generate(desk, '2026-03');
    backend = await backend.reopen({ CLOCK: '2026-04-10 10:00:00' });
    desk = { ...desk, ...(await signedInAgain(backend.origin)) };
  });
  afterAll(() => backend.stop());

  test('a payment entered late is one in time; reversed, it was never made', async () => {
    await pay('5000.00', '2026-03-20');
    const { paymentId, items } = await pay('3000.00', '2026-04-02');
    expect(items).toMatchObject([{ toFee: '23.68', toPrincipal: '2976.32' }]);
    const [bill] = await billsOf(desk);
    expect(bill).toMatchObject({ unpaidAmount: '669.35', lateFee: '69.35', paidAmount: '8000.00', billStatus: 3 });
    expect(await ageing()).toMatchObject({ d31_60: '669.35', overdue: '669.35', open: '669.35' });
    const [latest] = (await desk.operator.data(paymentApi.page, { tenantId: desk.tenantId })).records;
    const key = { id: paymentId, version: latest!.version, reason: '转账退回' };
    expect(await desk.operator.call(paymentApi.reverse, key)).toMatchObject({ code: ERROR.notGranted });
    expect(await desk.admin.data(paymentApi.reverse, key)).toEqual({ billNos: [bill!.billNo] });
    expect(await ageing()).toMatchObject({ open: '3681.25' });
    expect(await desk.admin.call(paymentApi.reverse, key)).toMatchObject({ code: ERROR.paymentReversed });
  });

  test('what is above all that is open becomes prepaid, after a confirmation, and pays the next bill', async () => {
    const asked = { tenantId: desk.tenantId, amount: '4000.00', channel: 1 as const, payTime: '2026-04-10 09:30:00' };
    expect(await desk.operator.call(billApi.pay, asked)).toMatchObject({ code: ERROR.paymentAbove });
    expect(await pay('4000.00', '2026-04-10', { confirm: 1 })).toMatchObject({ toBalance: '318.75' });
    expect(await desk.operator.call(billApi.pay, { ...asked, channel: 7, amount: '318.76' })).toMatchObject({
      code: ERROR.paymentSplit,
    });
    const early = { ...asked, payTime: '2026-02-28 12:00:00' };
    expect(await desk.operator.call(billApi.pay, early)).toMatchObject({ code: ERROR.payTimeWrong });
    await generate(desk, '2026-04');
    expect(await pay('318.75', '2026-04-10', { channel: 7 })).toMatchObject({ items: [{ amount: '318.75' }] });
    const [, april] = await billsOf(desk);
    expect(april).toMatchObject({ payBy: '2026-04-10', paidAmount: '318.75', unpaidAmount: '8281.25', billStatus: 1 });
  });

  test('a statement closes with what is unpaid less what is prepaid; its parts meet', async () => {
    const of = (from: string, to: string) =>
      desk.operator.data(tenantStatementApi.statement, { tenantId: desk.tenantId, from, to });
    const [march, april] = [await of('2026-03-01', '2026-03-31'), await of('2026-04-01', '2026-04-10')];
    expect([march.opening, march.closing]).toEqual(['0.00', april.opening]);
    expect(april.closing).toBe('8281.25');
    expect(april.lines.at(-1)?.balance).toBe(april.closing);
    expect((await ageing()).open).toBe('8281.25');
    expect(march.branchName).toBe('江城医药湖北有限公司');

    // As a file: the lines between opening and closing, for whoever may see the statement.
    const asked = { tenantId: desk.tenantId, from: '2026-03-01', to: '2026-03-31' };
    const rows = readSheet(await desk.operator.file(tenantStatementApi.statementFile, asked), 100);
    const told = march.lines.map(({ no, debit, credit, balance }) => [no, ...[debit, credit, balance].map(Number)]);
    expect(
      rows.slice(1).map(({ cells: [, , no, debit, credit, balance] }) => [no, ...[debit, credit, balance].map(Number)]),
    ).toEqual([['', 0, 0, Number(march.opening)], ...told, ['', 0, 0, Number(march.closing)]]);
    expect(rows.map(({ cells: [, kind] }) => kind)).toEqual(
      expect.arrayContaining(['项目', '期初', '账单', '收款', '期末']),
    );
    const stranger = await signedIn(backend.origin, 'show.clerk');
    expect((await stranger.call(tenantStatementApi.statementFile, asked)).status).toBe(403);
  });

  test('a reduction is no more than what is open, and a receipt says how often it was printed', async () => {
    const [, april] = await billsOf(desk);
    const key = { id: april!.billId, version: april!.version, reason: '服务补偿' };
    const most = await desk.admin.call(billApi.reduce, { ...key, amount: '8281.26' });
    expect([most.code, most.msg]).toEqual([ERROR.reducedTooMuch, '减免大于未付 8,281.25 元']);
    await desk.admin.data(billApi.reduce, { ...key, amount: '281.25' });
    const operateTime: [string, string] = ['2026-04-01 00:00:00', '2026-04-30 23:59:59'];
    const { records } = await desk.admin.data(operationLogApi.page, { operateTime, objectId: key.id });
    const logged = await desk.admin.data(operationLogApi.detail, { id: records[0]!.logId });
    expect(logged.changes).toMatchObject({ amount: [null, '281.25'], reason: [null, '服务补偿'] });
    expect((await billsOf(desk))[1]).toMatchObject({ unpaidAmount: '8000.00', reduceAmount: '281.25' });
    const { paymentId } = await pay('8000.00', '2026-04-10');
    await desk.operator.data(paymentApi.printed, { id: paymentId });
    const printed = await desk.operator.data(paymentApi.printed, { id: paymentId });
    expect(printed).toMatchObject({ printCount: 2, amount: '8000.00', capitals: '捌仟元整', tax: '660.55' });
    expect((await ageing()).open).toBe('0.00');
  });
});
