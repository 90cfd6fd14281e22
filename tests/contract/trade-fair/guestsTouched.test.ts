/* What others use, or have seen, of guests and their groups (docs/domain/trade-fair.md#guests-and-groups). */
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { FAIR as tradeFairId } from '../tasks/imports';

const { guestList, splitGuestGroup } = guestApi;

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const guestsOf = async (guestGroupId: string) =>
  (await admin.data(guestList, { tradeFairId, guestGroupId, pageSize: 500 })).records;
test('a part of a group goes to a department of a company that takes part', async () => {
  const [first, ...others] = (await guestsOf('75003')).map(({ guestId }) => guestId);
  const split = {
    ...{ tradeFairId, guestGroupId: '75003', version: 1 },
    groups: [
      { groupName: '一组', guestIds: [first!] },
      { groupName: '二组', guestIds: others, departmentId: 'BM99' },
    ],
  };
  expect((await admin.call(splitGuestGroup, split)).data).toEqual([
    { field: 'groups.1.departmentId', msg: '不在可选范围内' },
  ]);
});
