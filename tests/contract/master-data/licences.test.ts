/* docs/domain/master-data.md#licences: what ends blocks, what will end is told, what is on its way is named. */
import { ERROR } from '../../../src/contract/error-codes';
import { licenceApi } from '../../../src/contract/master-data/licence-calls';
import { LICENCE_STATE, RENEWAL_STATE } from '../../../src/contract/master-data/licences';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { endAt, idOf, rowsOf } from './licenceRows';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

/** Another order of the same customer that waits, with as many lines as the given one. */
const copyOrder = (from: string, to: string) => ({
  sql: `insert into sales_order select (jsonb_populate_record(null::sales_order, to_jsonb(o) || '{"order_no":"${to}","order_status":10}')).* from sales_order o where order_no = '${from}'`,
});
const lineOf = (orderNo: string, productId: string) => ({
  sql: `insert into sales_order_line select (jsonb_populate_record(null::sales_order_line,
    to_jsonb(l) || '{"order_no":"${orderNo}","line_no":90,"product_id":"${productId}","shipped_qty":0,"returned_qty":0}')).*
    from sales_order_line l order by order_no, line_no limit 1`,
});
const waitingOf = async (custId: string) => {
  const [row] = await rowsOf(
    moments,
    `select order_no as no from sales_order where cust_id = '${custId}' order by 1 desc limit 1`,
  );
  return String(row!.no);
};

const LATER = { licenceNo: 'PDY920260142010617D', issuer: '武昌区卫生健康局', scopeIds: [], images: ['1'] };

test('D44: the block holds until the renewal has passed, and says what is on its way', async () => {
  const first = await waitingOf('C101');
  const licence = await idOf(moments, 'C101', 4);
  const stand = {
    renewalState: RENEWAL_STATE.inReview,
    renewalNo: 'XQ202603000001',

    renewalTime: '2026-03-12 10:00:00',
    ...{ renewalStep: '质管', renewalExpiry: '2031-03-19' },
  };
  const form = { ...LATER, issueDate: '2026-03-20', expiryDate: '2031-03-19' };
  const [, , , lastDay, , , blocked, made] = await moments.onStore(
    copyOrder(first, 'DD-D44'),
    copyOrder(first, 'DD-D44-LAST'),
    endAt('C101', 4, '2026-03-20'),
    { audit: 'DD-D44-LAST', at: '2026-03-20 09:00:00' },
    { licences: '2026-03-21 00:10:00' },
    { renewal: licence, stand },
    { audit: 'DD-D44', at: '2026-03-21 09:00:00' },
    { renewed: licence, form, at: '2026-03-23 11:00:00' },
  );
  expect(lastDay).toBeNull();
  expect(blocked).toEqual({
    code: ERROR.customerLicences,
    pendingRenewal: {
      ...{ entryNo: 'XQ202603000001', submitTime: '2026-03-12 10:00:00', stepName: '质管' },
      ...{ newExpiryDate: '2031-03-19', link: '/erp/licenceCancel?renewalNo=XQ202603000001' },
    },
    blocks: [expect.objectContaining({ licenceId: licence, licenceType: 4, licenceState: LICENCE_STATE.ended })],
  });
  expect(made).toMatchObject({ licenceState: LICENCE_STATE.valid, validFrom: '2026-03-23', successorOf: licence });
  const [before, on] = await moments.onStore(
    { audit: 'DD-D44', at: '2026-03-22 09:00:00' },
    { audit: 'DD-D44', at: '2026-03-23 12:00:00' },
  );
  expect([before, on]).toEqual([expect.objectContaining({ code: ERROR.customerLicences }), null]);
  const old = await rowsOf(
    moments,
    `select licence_state as state, renewal_state as renewal from licence where licence_id = ${licence}`,
  );
  expect(old).toEqual([{ state: LICENCE_STATE.renewed, renewal: RENEWAL_STATE.none }]);
});

describe('D45: what ends within sixty days', () => {
  const upcoming = (client: Client, days = 60) => client.data(licenceApi.upcoming, { days, pageSize: 100 });

  test('both ends count, and what has most at stake comes first', async () => {
    const order = await waitingOf('C101');
    const licence = await idOf(moments, 'C101', 4);
    await moments.onStore(
      // Those of the example alone.
      { sql: "update licence set expiry_date = '2031-01-01' where expiry_date between '2026-03-08' and '2026-06-30'" },
      {
        sql: "delete from sales_order_line where product_id = 'P006' or order_no in (select order_no from sales_order where cust_id = 'C101')",
      },
      { sql: "update sales_order set order_status = 70 where cust_id = 'C101'" },
      endAt('C101', 4, '2026-03-28'),
      endAt('P006', 9, '2026-05-07'),
      endAt('P001', 9, '2026-05-08'),
      ...['D1', 'D2'].map((no) => copyOrder(order, `DD-${no}`)),
      ...['E1', 'E2', 'E3', 'E4', 'E5'].flatMap((no) => [
        {
          sql: `insert into sales_order select (jsonb_populate_record(null::sales_order, to_jsonb(o) || '{"order_no":"DD-${no}","order_status":20}')).* from sales_order o where cust_id = 'C103' limit 1`,
        },
        lineOf(`DD-${no}`, 'P006'),
      ]),
      {
        renewal: licence,
        stand: {
          renewalState: RENEWAL_STATE.inReview,
          renewalNo: 'XQ202603000001',

          renewalTime: '2026-03-01 10:00:00',
          ...{ renewalStep: '质管', renewalExpiry: '2031-03-27' },
        },
      },
    );
    await moments.at('2026-03-08 12:00:00', async ({ admin }) => {
      const { records, total } = await upcoming(admin);
      expect(total).toBe(2);
      expect(records).toMatchObject([
        {
          ...{ ownerId: 'P006', expiryDate: '2026-05-07', daysLeft: 60, openOrders: 5, listedProducts: 3 },
          ...{ renewalState: RENEWAL_STATE.none, pendingRenewal: null },
        },
        {
          ...{ ownerId: 'C101', ownerName: '仁济诊所', expiryDate: '2026-03-28', daysLeft: 20, openOrders: 2 },
          ...{ listedProducts: 0, renewalState: RENEWAL_STATE.inReview },
          pendingRenewal: { entryNo: 'XQ202603000001', newExpiryDate: '2031-03-27' },
        },
      ]);
      expect((await upcoming(admin, 61)).records.map(({ ownerId }) => ownerId)).toContain('P001');
      expect((await upcoming(admin, 19)).total).toBe(0);
      expect(await admin.call(licenceApi.upcoming, { days: 181 })).toMatchObject({ code: ERROR.invalidInput });
    });
  });
});
