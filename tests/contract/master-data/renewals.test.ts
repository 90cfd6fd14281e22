/* docs/domain/master-data.md#renewal: a licence is renewed through its chain, and the block holds until it has passed. */
import { ERROR } from '../../../src/contract/error-codes';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { LICENCE_STATE, OWNER_TYPE, RENEWAL_STATE } from '../../../src/contract/master-data/licences';
import { RENEWAL_RESULT, renewalApi } from '../../../src/contract/master-data/renewals';
import { type Client, signedIn } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { form, practice, renew, seen } from './renewing';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const { pass, return: back } = RENEWAL_RESULT;
const decide = async (client: Client, result: 1 | 2, more: object = {}) => {
  const { entryId: id, round, stepNo, contentHash } = await seen(client);
  return client.call(renewalApi.audit, { id, round, stepNo, contentHash, result, ...more });
};

test('what does not outlast the old one, has ended, or comes too early is refused; a short one is confirmed', async () => {
  await moments.at('2026-03-12 10:00:00', async ({ operator, admin }) => {
    expect(await renew(operator, { expiryDate: '2026-03-28' })).toMatchObject({ code: ERROR.renewalNotLater });
    expect(await renew(operator, { issueDate: '2026-03-13' })).toMatchObject({ data: [{ field: 'issueDate' }] });
    expect(await renew(operator, { images: ['1'] })).toMatchObject({ data: [{ field: 'images' }] });
    expect(await renew(operator, { version: 9 })).toMatchObject({ code: ERROR.versionConflict });
    expect(await renew(operator, { expiryDate: '2026-04-05' })).toMatchObject({ code: ERROR.licenceEnding });
    expect(await renew(operator, { expiryDate: '2026-04-05', confirmCodes: [ERROR.licenceEnding] })).toMatchObject({
      code: 200,
    });
    const { records } = await admin.data(licenceCancelApi.page, { ownerType: OWNER_TYPE.commodity, pageSize: 500 });
    const late = records.find(({ ownerId }) => ownerId === 'P140')!;
    expect(late.can).not.toContain('renew');
    const { licenceId, version } = late;
    expect(await admin.call(renewalApi.renew, { ...form, licenceId, version, images: ['1'] })).toMatchObject({
      code: ERROR.entryForbids,
    });
  });
  await moments.onStore({
    sql: "update licence set expiry_date = '2025-12-31' where owner_id = 'C101' and licence_type = 4",
  });
  await moments.at('2026-03-12 11:00:00', async ({ operator }) => {
    expect(await renew(operator, { expiryDate: '2026-03-11' })).toMatchObject({ code: ERROR.entryForbids });
  });
});

test('D44 from the form to the new licence: submitted 03-12, at the quality clerk, passed 03-23', async () => {
  await moments.onStore({
    sql: "update licence set expiry_date = '2026-03-20' where owner_id = 'C101' and licence_type = 4",
  });
  const [rows] = await moments.onStore(
    { sql: "select order_no as no from sales_order where cust_id = 'C101'" },
    { sql: "update sales_order set order_status = 10 where cust_id = 'C101'" },
  );
  // A statement answers rows.
  const [{ no }] = rows as [{ no: string }];
  await moments.at('2026-03-12 10:00:00', async ({ operator, admin }) => {
    expect(await renew(operator)).toMatchObject({ code: 200, data: { entryNo: 'XQ202603000001' } });
    const [row] = await practice(operator);
    expect(row).toMatchObject({ renewalState: RENEWAL_STATE.inReview, can: expect.not.arrayContaining(['renew']) });
    expect(await seen(operator)).toMatchObject({ status: ENTRY_STATUS.waiting, stepName: '质管', can: ['withdraw'] });
    // HQ may press the button, and no step names it.
    expect(await decide(admin, pass)).toMatchObject({ code: ERROR.notDecider });
    expect(await renew(operator)).toMatchObject({ code: ERROR.entryForbids });
  });
  const [, blocked] = await moments.onStore(
    { licences: '2026-03-21 00:10:00' },
    { audit: no, at: '2026-03-21 09:00:00' },
  );
  expect(blocked).toMatchObject({
    code: ERROR.customerLicences,
    pendingRenewal: {
      ...{ entryNo: 'XQ202603000001', submitTime: expect.stringMatching(/^2026-03-12 10:0/), stepName: '质管' },
      newExpiryDate: '2031-03-19',
    },
  });
  await moments.at('2026-03-23 09:00:00', async ({ backend, operator }) => {
    const quality = await signedIn(backend.origin, 'quality.hq');
    expect(await seen(quality)).toMatchObject({
      ...{ before: { expiryDate: '2026-03-20' }, after: { expiryDate: '2031-03-19', licenceNo: 'PDY20260301' } },
      can: ['audit'],
    });
    const { entryId: id, round, stepNo } = await seen(quality);
    const other = { id, round, stepNo, contentHash: 'a'.repeat(64), result: pass };
    expect(await quality.call(renewalApi.audit, other)).toMatchObject({ code: ERROR.versionConflict });
    expect(await decide(quality, pass)).toMatchObject({ code: 200 });
    const [old, made] = await practice(operator);
    expect(old).toMatchObject({ licenceState: LICENCE_STATE.renewed, renewalState: RENEWAL_STATE.none, can: [] });
    expect(made).toMatchObject({
      ...{ licenceState: LICENCE_STATE.valid, validFrom: '2026-03-23', successorOf: old!.licenceId, ...form },
    });
  });
  const [passed] = await moments.onStore({ audit: no, at: '2026-03-23 12:00:00' });
  expect(passed).toBeNull();
});

test('what is returned names its fields and comes again; what is withdrawn leaves nothing', async () => {
  await moments.at('2026-03-12 10:00:00', async ({ backend, operator }) => {
    const quality = await signedIn(backend.origin, 'quality.hq');
    await renew(operator);
    expect(await decide(quality, back)).toMatchObject({ code: ERROR.verdictsIncomplete });
    const verdicts = [{ path: 'expiryDate', remark: '与证照图片不一致' }];
    expect(await decide(quality, back, { verdicts })).toMatchObject({ code: 200 });
    expect((await practice(operator))[0]).toMatchObject({
      renewalState: RENEWAL_STATE.returned,
      can: expect.arrayContaining(['renew']),
    });
    expect(await seen(operator)).toMatchObject({ rejectReason: '与证照图片不一致', can: ['resubmit'] });
    expect(await renew(operator)).toMatchObject({ code: ERROR.returnedUnchanged });
    expect(await renew(operator, { expiryDate: '2031-03-04' })).toMatchObject({
      code: 200,
      data: { entryNo: 'XQ202603000001' },
    });
    expect(await seen(operator)).toMatchObject({ round: 2, after: { expiryDate: '2031-03-04' } });
    const { entryId: id, version } = await seen(operator);
    expect(await quality.call(renewalApi.withdraw, { id, version })).toMatchObject({ success: false });
    await operator.data(renewalApi.withdraw, { id, version });
    const [row] = await practice(operator);
    expect(row).toMatchObject({ renewalState: RENEWAL_STATE.none, renewalNo: '', pendingRenewal: null });
    expect(await operator.call(renewalApi.renewal, { licenceId: row!.licenceId })).toMatchObject({
      code: ERROR.notFound,
    });
  });
});
