/* docs/domain/property-bills.md#termination: who may do what when, and what has changed meanwhile. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '../../../../src/contract/error-codes';
import { leaseApi } from '../../../../src/contract/property/leases';
import { LEASE_STATUS } from '../../../../src/contract/property/micro-pms';
import { SETTLEMENT_STATUS, settlementApi } from '../../../../src/contract/property/settlements';
import { signedIn } from '../../../support/client';
import { type Leaving, letByQuarter, payQuarters } from './leaving';

let at: Leaving;
let leaseId: string;
afterEach(() => at.stop());

test('another person approves; what has changed meanwhile is submitted again; a repetition is answered as the first', async () => {
  ({ at, leaseId } = await letByQuarter());
  await payQuarters(at);
  const { operator, admin } = at.desk();
  const { version } = await at.lease(leaseId);
  const asked = { leaseId, version, outDate: '2027-02-15', reason: '经营调整' };
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const first = await operator.call(leaseApi.terminate, asked, key);
  expect((await operator.call(leaseApi.terminate, asked, key)).data).toEqual(first.data);
  expect(await operator.call(leaseApi.terminate, asked)).toMatchObject({ code: ERROR.propertyForbids });
  const id = first.data.settlementId;

  const stale = { id, version: 1, fingerprint: '0'.repeat(64) };
  expect(await operator.call(settlementApi.submit, stale)).toMatchObject({ code: ERROR.settlementChanged });
  const { fingerprint } = await at.settlement(id);
  await admin.data(settlementApi.submit, { id, version: 1, fingerprint });
  // Neither whoever submitted it, nor without the button.
  const approval = { id, version: 2, result: 1 } as const;
  expect(await admin.call(settlementApi.approve, approval)).toMatchObject({ code: ERROR.leaseOwn });
  for (const who of [admin, operator])
    expect(await who.data(settlementApi.detail, { id })).toMatchObject({ isOwn: true });
  expect(await operator.call(settlementApi.approve, approval)).toMatchObject({ code: ERROR.notGranted });
  const auditor = await signedIn(at.origin(), 'audit.ro');
  expect(await auditor.data(settlementApi.detail, { id })).toMatchObject({ status: SETTLEMENT_STATUS.submitted });
  const close = { id, version: 2, channel: 1 } as const;
  expect(await auditor.call(settlementApi.close, close)).toMatchObject({ code: ERROR.notGranted });
  const again = { id, version: 2, fingerprint };
  expect(await operator.call(settlementApi.submit, again)).toMatchObject({ code: ERROR.propertyForbids });
});

test('a payment between submission and approval makes another settlement of it', async () => {
  ({ at, leaseId } = await letByQuarter());
  await payQuarters(at);
  const { operator, admin } = at.desk();
  const id = await at.terminate(leaseId, '2027-02-15');
  const { fingerprint } = await at.settlement(id);
  await operator.data(settlementApi.submit, { id, version: 1, fingerprint });
  await at.pay('1000.00', '2027-02-15');
  const approval = { id, version: 2, result: 1 } as const;
  expect(await admin.call(settlementApi.approve, approval)).toMatchObject({ code: ERROR.settlementChanged });
  await admin.data(settlementApi.approve, { ...approval, result: 0, opinion: '租户又付了款' });
  expect(await at.settlement(id)).toMatchObject({ status: SETTLEMENT_STATUS.rejected, opinion: '租户又付了款' });
  const terms = { outDate: '2027-02-15', settleDate: '2027-02-15', reason: '经营调整' };
  await operator.data(settlementApi.save, { id, version: 3, ...terms });
  expect(await at.settlement(id)).toMatchObject({ status: SETTLEMENT_STATUS.draft, version: 4 });
  await operator.data(settlementApi.void, { id, version: 4 });
  expect(await at.lease(leaseId)).toMatchObject({ leaseStatus: LEASE_STATUS.running, settlementId: null });
});
