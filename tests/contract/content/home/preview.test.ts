/* docs/domain/home-rendering.md#render: what is seen ahead is what is seen then. */
import { RELEASE_STATUS } from '../../../../src/contract/content/releases';
import { openMoments } from '../../promotion/storeAt';

const AT_NIGHT = process.env.NIGHTLY;
/** How many moments are looked at; the variable MOMENTS sets it. */
const MOMENTS = Number(process.env.MOMENTS ?? (AT_NIGHT ? 1_000 : 40));
const MONTH = { seed: 20_260_308, from: '2026-03-08 09:00:00', days: 20, branchIds: ['FDA', 'FDB', 'FDB01'] };

test('a page looked at ahead is the page of that moment, and its changes are those of each minute', async () => {
  const month = await openMoments();
  const minutes = AT_NIGHT ? 1_440 : 120;
  const [seen] = await month.onStore({ preview: { ...MONTH, moments: MOMENTS, minutes } });
  expect(seen).toMatchObject({ differences: [] });
  const { told, found, became } = seen as { told: string[]; found: string[]; became: number[] };
  // Releases go out, are taken back and are refused among all this.
  const { ended, refused } = RELEASE_STATUS;
  expect(became).toEqual(expect.arrayContaining([ended, refused]));
  expect(found.length).toBeGreaterThan(1);
  expect(told).toEqual(found);
  await month.remove();
}, 3_600_000);
