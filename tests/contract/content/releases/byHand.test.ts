/* docs/domain/releases.md#back: released and taken back by hand. */
import { bannerApi } from '../../../../src/contract/content/banners';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import { RELEASE_STATUS, releaseApi } from '../../../../src/contract/content/releases';
import { zoneApi } from '../../../../src/contract/content/zones';
import { ERROR } from '../../../../src/contract/error-codes';
import { operationLogApi } from '../../../../src/contract/system/operation-log';
import type { Client } from '../../../support/client';
import { type Moments, openMoments } from '../../promotion/storeAt';
import {
  banner,
  bannerOf,
  madeBanner,
  madeZone,
  type Member,
  PUBLISH,
  releaseOf,
  saved,
  TAKE_DOWN,
  zoneOf,
} from './world';

const { publish, withdraw, cancel } = releaseApi;
const { published, waiting, takenDown } = PUBLISH_STATUS;
const at = (time: string) => `2026-03-09 ${time}`;

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

test('all of it at once, each with its own history; taken back as it was, but for what was decided since', async () => {
  let id = '';
  let version = 0;
  let ids: string[] = [];
  const statuses = async (client: Client) => {
    const rows = await Promise.all(ids.map((bannerId) => bannerOf(client, bannerId)));
    return rows.map(({ publishStatus }) => publishStatus);
  };
  await moments.at(at('08:00:00'), async ({ operator }) => {
    ids = [];
    for (const name of ['甲', '乙', '丙']) ids.push((await madeBanner(operator, name)).bannerId);
    await operator.data(bannerApi.publish, { bannerId: ids[2]!, version: 1 });
  });
  await moments.at(at('09:00:00'), async ({ operator }) => {
    const members = [banner(ids[0]!), banner(ids[1]!), banner(ids[2]!, TAKE_DOWN)];
    const made = await saved(operator, members, { endTime: null });
    const out = await operator.data(publish, { id: made.releaseId, version: made.version });
    ({ id, version } = { id: made.releaseId, version: out.version });
    expect(out.status).toBe(RELEASE_STATUS.out);
    expect(await statuses(operator)).toEqual([published, published, takenDown]);
    const of = { objectType: 'release', objectId: id, pageSize: 20 } as const;
    const { records } = await operator.data(operationLogApi.history, of);
    expect(records[0]!.changes.status).toEqual([RELEASE_STATUS.draft, RELEASE_STATUS.out]);
  });
  const [logged] = await moments.onStore({
    sql: `select object_type, object_name, action from operation_log where object_id in (${ids.map((one) => `'${one}'`).join()})
      and operate_time >= '${at('09:00:00')}' order by log_id`,
  });
  const line = (object_name: string) => ({ object_type: 'banner', object_name, action: 8 });
  // What makes room goes first.
  expect(logged).toEqual([line('丙'), line('甲'), line('乙')]);
  // Somebody takes the second down, and publishes it again: that is his.
  await moments.at(at('10:00:00'), async ({ operator }) => {
    const bannerId = ids[1]!;
    await operator.data(bannerApi.takeDown, { bannerId, version: 2 });
    await operator.data(bannerApi.publish, { bannerId, version: 3 });
    const back = await operator.data(withdraw, { id, version, reason: '提前' });
    expect(back).toMatchObject({ status: RELEASE_STATUS.ended, rows: [] });
    expect(await statuses(operator)).toEqual([takenDown, published, published]);
    expect(await releaseOf(operator, id)).toMatchObject({ reason: '提前', missed: 0 });
    expect((await operator.call(withdraw, { id, version: back.version })).code).toBe(ERROR.statusForbids);
  });
});

test('where one is refused nothing is out: 8, with what refuses', () =>
  moments.at(at('09:00:00'), async ({ operator: hubei }) => {
    const good = await madeBanner(hubei, '丁');
    const empty = await madeZone(hubei, '又空', []);
    const { releaseId: id, version } = await saved(hubei, [
      banner(good.bannerId),
      { objectType: 'zone', objectId: empty.zoneId, action: PUBLISH },
    ]);
    const answer = await hubei.data(publish, { id, version });
    expect(answer).toMatchObject({
      status: RELEASE_STATUS.refused,
      rows: [{ objectName: '又空', code: ERROR.zoneEmpty }],
    });
    expect((await bannerOf(hubei, good.bannerId)).publishStatus).toBe(waiting);
    expect((await hubei.call(publish, { id, version: answer.version })).code).toBe(ERROR.statusForbids);
    expect((await hubei.data(cancel, { id, version: answer.version })).status).toBe(RELEASE_STATUS.cancelled);
  }));

test('what cannot be brought back stays down and says why', () =>
  moments.at(at('09:00:00'), async ({ operator: hubei }) => {
    const { zoneId, version } = await madeZone(hubei, '被清空', ['P001']);
    await hubei.data(zoneApi.publish, { zoneId, version });
    const members: Member[] = [{ objectType: 'zone', objectId: zoneId, action: TAKE_DOWN }];
    const made = await saved(hubei, members, { endTime: null });
    const out = await hubei.data(publish, { id: made.releaseId, version: made.version, confirm: 1 });
    await hubei.data(zoneApi.removeProduct, { zoneId, version: version + 2, productIds: ['P001'] });
    const back = await hubei.data(withdraw, { id: made.releaseId, version: out.version });
    expect(back.rows).toMatchObject([{ objectName: '被清空', code: ERROR.zoneEmpty }]);
    expect((await zoneOf(hubei, zoneId)).publishStatus).toBe(takenDown);
    expect((await releaseOf(hubei, made.releaseId)).members).toMatchObject([
      { backTime: null, backNote: back.rows[0]!.msg },
    ]);
  }));
