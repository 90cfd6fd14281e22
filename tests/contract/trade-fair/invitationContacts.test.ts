/*
 * Whom to invite of the customers that are picked (docs/domain/trade-fair.md#invitations, addInvitation): whole
 * numbers, for who may pick.
 */
import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { openPeople, type People } from '../system/people';
import { main } from '../../support/backends';

const tradeFairId = '70001';
const { contacts, add } = invitationApi;
const { custInfoPage } = fairCustomerApi;

let people: People;

beforeAll(async () => {
  people = await openPeople(main.start);
});
afterAll(() => people.backend.stop());

const candidates = async (inFair?: 0 | 1, who = people.admin) =>
  (await who.data(custInfoPage, { tradeFairId, pageSize: 500, ...(inFair !== undefined && { inFair }) })).records;

test('the list of candidates is asked for those of the fair, or for the others', async () => {
  const all = await candidates();
  const inside = await candidates(1);
  const outside = await candidates(0);
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.every(({ inFair, fairCustomerId }) => inFair === 1 && fairCustomerId !== null)).toBe(true);
  expect(outside.every(({ inFair }) => inFair === 0)).toBe(true);
  expect([...inside, ...outside].map(({ custId }) => custId).sort()).toEqual(all.map(({ custId }) => custId).sort());
});

test('who is picked comes with his contact until that is a guest; the look at whole numbers is in the log', async () => {
  const operator = await people.as('op.hubei');
  const custIds = (await candidates(1, operator)).slice(0, 8).map(({ custId }) => custId);
  const first = (await operator.data(contacts, { tradeFairId, custIds })).contacts;
  expect(first).toHaveLength(8);
  const known = first.filter(({ contactPhone }) => /^1\d{10}$/.test(contactPhone));
  expect(known.length).toBeGreaterThan(3);

  const [one] = known;
  const named = { tradeFairId, guestName: one!.contactName };
  const before = (await operator.data(guestApi.guestList, named)).total;
  const { fairCustomerId, contactName, contactPhone } = one!;
  const guests = [{ fairCustomerId, guestName: contactName, phone: contactPhone }];
  await operator.data(add, { tradeFairId, channel: 2, guests });
  expect((await operator.data(guestApi.guestList, named)).total).toBe(before + 1);
  const again = (await operator.data(contacts, { tradeFairId, custIds })).contacts;
  expect(again.find((other) => other.fairCustomerId === fairCustomerId)).toMatchObject({
    ...{ contactName: '', contactPhone: '', isGuest: true },
  });

  const { records: log } = await people.admin.data(operationLogApi.page, {
    operateTime: ['2026-03-08 00:00:00', '2026-03-08 23:59:59'],
    action: 9,
    objectId: tradeFairId,
  });
  expect(log).toHaveLength(2);
  expect(log[0]).toMatchObject({ loginName: 'op.hubei', objectType: 'fairCustomer' });
});

test('without the button, for another fair and for who is not in it there is nothing', async () => {
  const auditor = await people.as('audit.ro');
  const operator = await people.as('op.hubei');
  const [inside] = await candidates(1, operator);
  const [outside] = await candidates(0, operator);
  const seen = new Set((await candidates(1, operator)).map(({ custId }) => custId));
  const hidden = (await candidates(1)).find(({ custId }) => !seen.has(custId));
  const custIds = [inside!.custId];
  expect((await auditor.call(contacts, { tradeFairId, custIds })).code).toBe(ERROR.notGranted);
  const refused = async (input: Input<typeof contacts>) => (await operator.call(contacts, input)).code;
  expect(await refused({ tradeFairId, custIds: [inside!.custId, outside!.custId] })).toBe(ERROR.notFound);
  // At the fair, but of a company that is not the clerk's.
  expect(await refused({ tradeFairId, custIds: [hidden!.custId] })).toBe(ERROR.notFound);
  expect(await refused({ tradeFairId: '70006', custIds })).toBe(ERROR.notFound);
  expect(await refused({ tradeFairId, custIds: [] })).toBe(ERROR.invalidInput);
});
