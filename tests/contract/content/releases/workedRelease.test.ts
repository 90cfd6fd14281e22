/* docs/domain/releases.md#worked-examples: 08:00 to 19:59, told by the clock; times are of 2026-03-10. */
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import { RELEASE_STATUS, releaseApi } from '../../../../src/contract/content/releases';
import { zoneApi } from '../../../../src/contract/content/zones';
import { ERROR } from '../../../../src/contract/error-codes';
import { type Moments, openMoments } from '../../promotion/storeAt';
import { openWorked, pageAt, releaseOf, saved, scheduled, type Worked, zoneOf } from './world';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const at = (time: string) => `2026-03-10 ${time}`;
/** Two banners, the zone, and the banner that is taken down. */
const BEFORE = [waiting, waiting, waiting, published];
const OUT = [published, published, published, takenDown];
const BACK = [takenDown, takenDown, takenDown, published];

let moments: Moments;
let worked: Worked;
let id: string;

beforeEach(async () => {
  moments = await openMoments();
  await moments.at(at('07:50:00'), async ({ operator }) => {
    worked = await openWorked(operator);
    ({ id } = await scheduled(operator, worked.members));
  });
});
afterEach(() => moments.remove());

interface Expected {
  statuses: number[];
  page: string;
  release: object;
}

async function expectAt(time: string, { statuses, page, release }: Expected) {
  await moments.at(at(time), async ({ operator }) => {
    expect(await worked.statuses(operator)).toEqual(statuses);
    expect(await pageAt(operator, 'FDB', at(time).slice(0, 16))).toBe(page);
    expect(await releaseOf(operator, id)).toMatchObject(release);
  });
}

test('(a) five changes at 08:00:00, five back at 20:00:00', async () => {
  await moments.onStore({ releases: at('07:59:59') });
  await expectAt('07:30:00', {
    ...{ statuses: BEFORE, page: '湖北首页' },
    release: { status: RELEASE_STATUS.waiting, publishTime: null },
  });
  // Two processes do it once.
  expect(await moments.onStore({ releases: at('08:00:00') }, { releases: at('08:00:00') })).toEqual([1, 0]);
  await expectAt('08:00:01', {
    ...{ statuses: OUT, page: '三八会场' },
    release: {
      ...{ status: RELEASE_STATUS.out, publishTime: at('08:00:00') },
      members: Array.from({ length: 5 }, () => expect.objectContaining({ doneTime: at('08:00:00'), backTime: null })),
    },
  });
  expect(await moments.onStore({ releases: at('19:59:59') }, { releases: at('20:00:00') })).toEqual([0, 1]);
  await expectAt('20:00:01', {
    ...{ statuses: BACK, page: '湖北首页' },
    release: {
      ...{ status: RELEASE_STATUS.ended, endedTime: at('20:00:00'), missed: 0 },
      members: Array.from({ length: 5 }, () => expect.objectContaining({ backTime: at('20:00:00'), backNote: '' })),
    },
  });
});

test('(b) the zone has lost its products: 8, none is out, and somebody is told', async () => {
  await moments.onStore(
    { sql: `delete from zone_product where zone_id = ${worked.zoneId}` },
    { releases: at('08:00:00') },
  );
  await expectAt('08:00:01', {
    ...{ statuses: BEFORE, page: '湖北首页' },
    release: {
      ...{ status: RELEASE_STATUS.refused, publishTime: null },
      rows: [expect.objectContaining({ objectType: 'zone', objectName: '三八专区', member: 4, code: ERROR.zoneEmpty })],
    },
  });
  const [jobs] = await moments.onStore({ sql: `select key from job where kind = 'releaseSms'` });
  expect(jobs).toEqual([{ key: id }]);
  // Scheduling says so as well, and leaves a draft.
  await moments.at(at('08:05:00'), async ({ operator }) => {
    const times = { startTime: at('09:00:00'), endTime: null };
    await operator.data(releaseApi.cancel, { id, version: (await releaseOf(operator, id)).version });
    const again = await saved(operator, worked.members, times);
    const asked = { id: again.releaseId, version: again.version };
    const { code, data } = await operator.call(releaseApi.schedule, { ...asked, confirm: 1 });
    expect({ code, data }).toMatchObject({
      code: ERROR.releaseRefused,
      data: { rows: [{ objectName: '三八专区', code: ERROR.zoneEmpty, refused: 1 }] },
    });
    expect((await releaseOf(operator, again.releaseId)).status).toBe(RELEASE_STATUS.draft);
    const { version } = await zoneOf(operator, worked.zoneId);
    await operator.data(zoneApi.addProduct, { zoneId: worked.zoneId, version, productIds: ['P001'] });
    expect((await operator.data(releaseApi.schedule, { ...asked, confirm: 1 })).status).toBe(RELEASE_STATUS.waiting);
  });
});

test('(c) the server was away from 07:58 to 08:03: five at 08:03', async () => {
  await moments.onStore({ releases: at('08:03:00') });
  await expectAt('08:03:01', {
    ...{ statuses: OUT, page: '三八会场' },
    release: { status: RELEASE_STATUS.out, publishTime: at('08:03:00') },
  });
});

test('(d) away until 20:05: none, and it says that it was missed', async () => {
  await moments.onStore({ releases: at('20:05:00') });
  await expectAt('20:05:01', {
    ...{ statuses: BEFORE, page: '湖北首页' },
    release: { status: RELEASE_STATUS.ended, missed: 1, publishTime: null },
  });
});
