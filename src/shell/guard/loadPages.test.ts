import { callWorld, caught } from '@tests/support/callWorld';
import { envelope, type Sent } from '@tests/support/fakeServer';
import { menuItem } from '@tests/support/menuItem';
import { USER } from '@tests/support/user';
import { session } from '@/core/session/session';
import { loadPages } from './loadPages';

const { server } = callWorld();
const LIMIT_MS = 5_000;
const isBranch = ({ url }: Sent) => url.pathname.endsWith('saveBranchId');
const asked = () => server.sent.filter(isBranch).length;

/** A server that lets the first changes of the branch wait for too long. */
function busyFor(times: number) {
  server.answer((sent) => {
    if (isBranch(sent))
      return asked() <= times ? 'stalled' : envelope({ token: 'tok_2', branchId: 'FDB', branchName: '湖北' });
    if (sent.url.pathname.endsWith('userInfo')) return envelope(USER);
    const menuList = [menuItem('1', '0', { noCache: 0, pageName: 'home', titles: {} })];
    return envelope({ menuList, headerButtonList: [], tableButtonList: [], refusedPages: [] });
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a branch that is not answered in time is asked for again, twice', async () => {
  busyFor(2);
  const pages = loadPages();
  await jest.advanceTimersByTimeAsync(2 * LIMIT_MS);
  expect(await pages).toHaveLength(1);
  expect([asked(), session.get().token]).toEqual([3, 'tok_2']);
});

test('a server that does not answer is given up', async () => {
  busyFor(Infinity);
  const failed = caught(loadPages());
  await jest.advanceTimersByTimeAsync(3 * LIMIT_MS);
  expect(await failed).toMatchObject({ kind: 'timeout' });
  expect([asked(), session.stage()]).toEqual([3, 'in']);
});
