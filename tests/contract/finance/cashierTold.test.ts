/* docs/domain/finance.md#cashiers: where money goes to from now on is told to those whom it concerns. */
import { eq, sql } from 'drizzle-orm';
import { user } from '../../../server/platform/schema/organisation';
import { createClock } from '../../../server/platform/clock';
import { cashierSmsJob } from '../../../server/areas/finance/jobs/cashierSms';
import { workOff } from '../../../server/platform/jobs/worker';
import type { Sms } from '../../../server/platform/sms/sender';
import { CASHIER_REVIEW, cashierApi } from '../../../src/contract/finance/cashiers';
import { type Client, signedIn } from '../../support/client';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('an approved cashier', () => {
  let beside: StoreBeside;
  let admin: Client;
  let operator: Client;

  beforeAll(async () => {
    beside = await storeBeside();
    [admin, operator] = await Promise.all([
      signedIn(beside.backend.origin, 'admin.hq'),
      signedIn(beside.backend.origin, 'op.hubei'),
    ]);
  });
  afterAll(() => beside.close());

  /** What people are told by now. */
  async function told() {
    const sent: Sms[] = [];
    const sendSms = (message: Sms) => {
      sent.push(message);
      return Promise.resolve();
    };
    await workOff({ db: beside.db, clock: createClock('2026-03-11 08:00:00'), sendSms }, { cashierSms: cashierSmsJob });
    return sent;
  }

  const added = (cashierName: string, accountNo: string) =>
    operator.data(cashierApi.add, {
      ...{ branchId: 'FDB', cashierName, payeeName: '江城医药湖北有限公司', bankName: '中国银行' },
      ...{ accountNo, channels: [1], feeRate: '0', effectiveDate: '2026-04-01' },
    });
  const review = (client: Client, id: string, more: object = {}) =>
    client.data(cashierApi.review, { id, version: 1, result: CASHIER_REVIEW.approve, ...more });

  test('whoever asked for it is told, and no account number stands in the message', async () => {
    const { cashierId } = await added('武汉三号户', '6217000010001239999');
    expect(await told()).toEqual([]);
    await review(admin, cashierId);
    const sent = await told();
    expect(sent.map(({ phone }) => phone)).toContain('13800000002');
    // The reviewer knows what he has done.
    expect(sent.map(({ phone }) => phone)).not.toContain('13800000001');
    const [{ text }] = sent as [Sms];
    expect(text).toMatch(
      /^江城医药湖北有限公司的收银台“武汉三号户”（SY\d+）已由周启明审核通过：收款户名江城医药湖北有限公司，中国银行 \*{4}9999，2026-04-01起生效/,
    );
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
    expect(await told()).toEqual([]);
  });

  test('of what is refused nobody is told', async () => {
    const { cashierId } = await added('武汉四号户', '6217000010001238888');
    await review(admin, cashierId, { result: CASHIER_REVIEW.reject, opinion: '户名有误' });
    expect(await told()).toEqual([]);
  });

  test('who may review is told while the button is enabled, as it is pressed', async () => {
    const run = (text: string) => beside.db.execute(sql.raw(text));
    const [head] = await beside.db.select({ phone: user.i9Phone }).from(user).where(eq(user.loginName, 'head.hq'));
    await run(`insert into role_button (role_id, button_code) select role_id, 'cashier_review' from user_role
      join app_user using (user_id) where login_name = 'head.hq' on conflict do nothing`);
    const phones = async (name: string, accountNo: string, meanwhile: string) => {
      await review(admin, (await added(name, accountNo)).cashierId);
      await run(meanwhile);
      return (await told()).map(({ phone }) => phone);
    };
    const switched = (status: 0 | 1) => `update button set status = ${status} where button_code = 'cashier_review'`;
    expect(await phones('武汉五号户', '6217000010001237777', switched(1))).toContain(head!.phone);
    expect(await phones('武汉六号户', '6217000010001236666', switched(0))).toEqual(['13800000002']);
  });
});
