/* docs/domain/master-data.md#cancellation: which days, which licences, and what a cancellation takes with it. */
import { ERROR } from '../../../src/contract/error-codes';
import { LISTING_STATUS, listingApi } from '../../../src/contract/goods/listings';
import { licenceApi, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { CANCEL_REASON, LICENCE_STATE, OWNER_TYPE } from '../../../src/contract/master-data/licences';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { approveCancel } from './approvalBack';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const DAY = '2026-03-08 12:00:00';
const because = { reasonType: CANCEL_REASON.wrong, reason: '证号录入有误，重新登记' };

async function find(client: Client, ownerId: string, ownerType: 1 | 2 | 3, licenceType: number) {
  const { records } = await client.data(licenceCancelApi.page, { pageSize: 500, ownerType, orderBy: 'licenceNo' });
  return records.find((one) => one.ownerId === ownerId && one.licenceType === licenceType)!;
}
const practice = (client: Client) => find(client, 'C101', OWNER_TYPE.customer, 4);
const registration = (client: Client, productId: string) => find(client, productId, OWNER_TYPE.commodity, 9);

test('a day in the past is for what has ended; many are all or none; foreign ones are not there', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const { licenceId } = await practice(operator);
    const past = { ids: [licenceId], effectiveDate: '2026-03-07' };
    expect(await operator.call(licenceCancelApi.apply, { ...because, ...past })).toMatchObject({
      data: [{ field: 'effectiveDate' }],
    });
    expect(
      await operator.call(licenceCancelApi.apply, {
        ...because,
        ids: [licenceId],
        effectiveDate: '2026-04-01',
        reason: '有误',
      }),
    ).toMatchObject({ code: ERROR.invalidInput });
    const foreign = await find(admin, 'C103', OWNER_TYPE.customer, 2);
    const both = { ...because, ids: [licenceId, foreign.licenceId], effectiveDate: '2026-04-01' };
    expect(await operator.call(licenceCancelApi.batchApply, both)).toMatchObject({ code: ERROR.notFound });
    expect((await practice(operator)).cancelStatus).toBeNull();
    expect(await admin.data(licenceCancelApi.batchApply, both)).toHaveLength(2);
    await operator.data(licenceCancelApi.apply, {
      ...because,
      ids: [(await find(operator, 'C101', 2, 5)).licenceId],
      effectiveDate: '2026-03-07',
      reasonType: CANCEL_REASON.ended,
    });
    expect(await operator.data(licenceApi.ofOwner, { ownerType: OWNER_TYPE.customer, ownerId: 'C103' })).toEqual([]);
  });
});

test('a commodity whose registration is cancelled today goes from sale with the next minute', async () => {
  await moments.at(DAY, async ({ operator, admin }) => {
    const { licenceId } = await registration(operator, 'P001');
    const [cancelNo] = await operator.data(licenceCancelApi.apply, {
      ...because,
      ids: [licenceId],
      effectiveDate: '2026-03-08',
    });
    expect((await approveCancel(admin, { cancelNo: cancelNo!, version: 1 })).code).toBe(200);
    expect((await registration(admin, 'P001')).licenceState).toBe(LICENCE_STATE.cancelled);
  });
  await moments.onStore({ goods: '2026-03-08 12:01:00' });
  await moments.at('2026-03-08 12:02:00', async ({ admin }) => {
    const { records } = await admin.data(listingApi.page, { productCode: 'SP000001', pageSize: 50 });
    expect(new Set(records.map(({ listingStatus }) => listingStatus))).toEqual(new Set([LISTING_STATUS.down]));
  });
});
