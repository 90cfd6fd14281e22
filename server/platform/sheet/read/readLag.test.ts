import { setImmediate as nextTurn } from 'node:timers/promises';
import { workbook } from '../../../../tests/support/sheets';
import { readFile } from './readFile';

const COLUMNS = 12;
const ROWS = 20_000;

/** What of the time some work takes keeps this thread from everything else: the longest moment of it in one go. */
async function longestShare(work: () => Promise<unknown>) {
  const since = performance.now();
  const state = { isOver: false };
  const done = work().finally(() => {
    state.isOver = true;
  });
  // Work that is done before it lets go for the first time counts as well.
  let [longest, last] = [0, since];
  while (!state.isOver) {
    await nextTurn();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return longest / (performance.now() - since);
}

test('a large file is read beside the requests, none of which waits for more than a small part of it', async () => {
  const row = (n: number) => Array.from({ length: COLUMNS }, (_, column) => `江城医药${n * 31 + column}`);
  const bytes = workbook(Array.from({ length: ROWS }, (_, n) => row(n)));
  let rows = 0;
  const read = async () => {
    rows = (await readFile(bytes, ROWS)).length;
  };
  const shares: number[] = [];
  // One busy moment of the machine is no fault; a reader that does not let go has a large share each time.
  while (shares.length < 5 && !shares.some((share) => share < 0.2)) shares.push(await longestShare(read));
  console.info(`longest share: ${shares.map((share) => share.toFixed(2)).join(', ')}`);
  expect([rows, Math.min(...shares) < 0.2]).toEqual([ROWS, true]);
});
