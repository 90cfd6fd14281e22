/* docs/domain/master-data.md#licences: what a day makes of licences, and the same in the database and in the rules. */
import { LISTING_EVENT, LISTING_STATUS, listingApi } from '../../../src/contract/goods/listings';
import { LICENCE_STATE, RENEWAL_STATE } from '../../../src/contract/master-data/licences';
import { type Moments, openMoments } from '../promotion/storeAt';
import { endAt, idOf, rowsOf } from './licenceRows';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

test('a day makes licences near their end, ended, and takes their commodities from sale with what is on its way', async () => {
  const licence = await idOf(moments, 'P001', 9);
  await moments.onStore(
    endAt('P001', 9, '2026-03-10'),
    {
      renewal: licence,
      stand: {
        renewalState: RENEWAL_STATE.inReview,
        renewalNo: 'XQ202603000002',

        renewalTime: '2026-03-01 10:00:00',
        ...{ renewalStep: '质管', renewalExpiry: '2031-03-10' },
      },
    },
    { licences: '2026-03-09 00:09:59' },
  );
  expect(await rowsOf(moments, `select licence_state as state from licence where licence_id = ${licence}`)).toEqual([
    { state: LICENCE_STATE.valid },
  ]);
  await moments.onStore({ licences: '2026-03-09 00:10:00' });
  expect(await rowsOf(moments, `select licence_state as state from licence where licence_id = ${licence}`)).toEqual([
    { state: LICENCE_STATE.ending },
  ]);
  await moments.onStore({ licences: '2026-03-11 00:10:00' });
  await moments.at('2026-03-11 09:00:00', async ({ admin }) => {
    const { records } = await admin.data(listingApi.page, { productCode: 'SP000001', pageSize: 50 });
    expect(records.map(({ listingStatus }) => listingStatus)).toEqual(records.map(() => LISTING_STATUS.down));
    const { records: events } = await admin.data(listingApi.log, { id: records[0]!.listingId });
    expect(events[0]).toMatchObject({ event: LISTING_EVENT.expired, text: 'XQ202603000002 质管 2031-03-10' });
    expect(await admin.data(listingApi.up, { ids: [records[0]!.listingId], confirm: 1 })).toMatchObject({ done: 0 });
  });
});

test('the database and the rules say the same of every licence and every product, day by day', async () => {
  await moments.onStore({
    sql: `update licence set cancelled_from = case when licence_id % 7 = 0 then date '2026-04-01' end,
        renewed_from = case when licence_id % 5 = 0 then date '2026-05-01' end`,
  });
  const [differences] = await moments.onStore({
    compareLicences: ['2026-03-08', '2026-04-01', '2026-05-01', '2027-03-08', '2030-01-01'],
  });
  expect(differences).toEqual({ compared: expect.any(Number), blocked: expect.any(Number), differences: [] });
  const { compared, blocked } = differences as { compared: number; blocked: number };
  expect([compared > 3000, blocked > 100]).toEqual([true, true]);
});

test('what an approved form says of licences: changed, added, left out, and over', async () => {
  const licence = await idOf(moments, 'C101', 4);
  const device = await idOf(moments, 'C101', 5);
  await moments.onStore({
    sql: `update licence set cancelled_from = '2026-03-01', licence_state = 4 where licence_id = ${device}`,
  });
  const row = { issuer: '', issueDate: '2025-01-01', scopeIds: [], images: ['1'], licenceName: '' };
  const rows = [
    { ...row, licenceId: licence, licenceType: 4 as const, licenceNo: 'PDY-1', expiryDate: '2026-04-07' },
    { ...row, licenceId: 'made-up', licenceType: 7 as const, licenceNo: 'WT-1', expiryDate: '2027-01-01' },
  ];
  const [ids] = await moments.onStore({ customerLicences: 'C101', rows, at: '2026-03-08 12:00:00' });
  const made = (ids as Record<string, string>)['made-up'];
  expect(ids).toEqual({ [licence]: licence, 'made-up': expect.stringMatching(/^\d+$/) });
  const read = `select licence_id::text as id, licence_no as no, licence_state as state, branch_id as branch, version from licence where owner_id = 'C101' and deleted = 0 order by licence_type`;
  const branch = 'FDB';
  expect(await rowsOf(moments, read)).toEqual([
    { id: licence, no: 'PDY-1', state: LICENCE_STATE.ending, branch, version: 2 },
    expect.objectContaining({ id: device, state: LICENCE_STATE.cancelled }),
    { id: made, no: 'WT-1', state: LICENCE_STATE.valid, branch, version: 1 },
  ]);
  await moments.onStore({ customerLicences: 'C101', rows: rows.slice(0, 1), at: '2026-03-08 13:00:00' });
  expect((await rowsOf(moments, read)).map(({ id }) => id)).toEqual([licence, device]);
});
