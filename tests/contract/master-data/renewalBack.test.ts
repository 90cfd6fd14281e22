/* docs/domain/approval.md#cancelling: a renewal that the headquarters take back. */
import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { ERROR } from '../../../src/contract/error-codes';
import { licenceApi } from '../../../src/contract/master-data/licence-calls';
import { OWNER_TYPE, RENEWAL_STATE } from '../../../src/contract/master-data/licences';
import { renewalApi } from '../../../src/contract/master-data/renewals';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const owner = { ownerType: OWNER_TYPE.customer, ownerId: 'C101' };
const practice = async (client: Client) => {
  const rows = await client.data(licenceApi.ofOwner, owner);
  return rows.filter(({ licenceType }) => licenceType === 4);
};
const form = {
  licenceNo: 'PDY20260301',
  issuer: '武昌区卫生健康局',
  issueDate: '2026-03-05',
  expiryDate: '2031-03-19',
};

async function renew(client: Client, change: object = {}) {
  const rows = await practice(client);
  const { licenceId, version, images } = rows[0]!;
  const input = { ...form, licenceId, version, images: images.map(({ fileId }) => fileId), ...change };
  return client.call(renewalApi.renew, input);
}
const seen = async (client: Client) => {
  const [row] = await practice(client);
  return client.data(renewalApi.renewal, { licenceId: row!.licenceId });
};
test('the headquarters take a renewal back: for good, or as a draft that its applicant submits again', async () => {
  await moments.at('2026-03-12 10:00:00', async ({ operator, admin }) => {
    expect((await renew(operator)).code).toBe(200);
    const { entryNo } = await seen(operator);
    const approval = async () =>
      (await admin.data(approvalCancelApi.page, { pageSize: 10, bizNo: entryNo })).records[0]!;
    const takeBack = async (rollback: 0 | 1) => {
      const { entryId: id, version, canCancel } = await approval();
      expect(canCancel).toBe(true);
      return admin.data(approvalCancelApi.cancel, { id, version, reason: '资料有误，重新申请', rollback });
    };
    await takeBack(1);
    expect((await practice(operator))[0]).toMatchObject({ renewalState: RENEWAL_STATE.draft, renewalNo: entryNo });
    expect((await renew(admin)).code).toBe(ERROR.notGranted);
    expect((await renew(operator)).code).toBe(200);
    expect((await practice(operator))[0]).toMatchObject({ renewalState: RENEWAL_STATE.inReview, renewalNo: entryNo });
    expect(await approval()).toMatchObject({ approvalNo: `${entryNo}-2`, cancelStatus: 0 });
    await takeBack(0);
    expect((await practice(operator))[0]).toMatchObject({ renewalState: RENEWAL_STATE.none, renewalNo: '' });
    expect((await renew(operator)).code).toBe(200);
  });
});
