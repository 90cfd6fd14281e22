/* docs/domain/goods.md#listing: what companies offer, at once and by plan. */
import { ERROR } from '../../../src/contract/error-codes';
import {
  LISTING_EVENT,
  LISTING_REASON,
  LISTING_STATUS,
  listingApi,
  PLAN_ACTION,
} from '../../../src/contract/goods/listings';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const { waiting, up, down, planned } = LISTING_STATUS;
/** Of Hubei: offered, out of stock, waiting, and without a licence. */
const [P001, P210, P208, P209] = ['92301', '92302', '92304', '92305'] as const;

async function read(client: Client, id: string) {
  const { records } = await client.data(listingApi.page, { branchId: 'FDB', pageSize: 500 });
  return records.find(({ listingId }) => listingId === id)!;
}

describe('at once', () => {
  let backend: Backend;
  let admin: Client;
  let hubei: Client;

  beforeAll(async () => {
    backend = await main.start();
    admin = await signedIn(backend.origin, 'admin.hq');
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  const events = async (id: string) =>
    (await hubei.data(listingApi.log, { id })).records.map(({ event, byName, reason }) => [event, byName, reason]);

  test('a product goes down for a reason and up again, with its history', async () => {
    expect(await hubei.call(listingApi.down, { ids: [P001] })).toMatchObject({ data: [{ field: 'reason' }] });
    expect(await hubei.call(listingApi.down, { ids: [P001], reason: LISTING_REASON.other })).toMatchObject({
      data: [{ field: 'remark' }],
    });
    const result = await hubei.data(listingApi.down, {
      ids: [P001],
      reason: LISTING_REASON.quality,
      remark: '抽检',
      confirm: 1,
    });
    expect(result).toEqual({ total: 1, done: 1, failed: [] });
    expect(await read(hubei, P001)).toMatchObject({
      ...{ listingStatus: down, reason: LISTING_REASON.quality, remark: '抽检', operatorName: '陈思远' },
      ...{ listPrice: '12.8000', stockQty: '200', can: ['up', 'plan'] },
    });
    // It has neither picture nor detail: whoever offers it says so.
    const asked = await hubei.call(listingApi.up, { ids: [P001] });
    expect(asked).toMatchObject({ code: ERROR.offeredIncomplete });
    expect(asked.msg).toContain('阿莫西林胶囊');
    const sure = { ids: [P001], confirmCodes: [ERROR.offeredIncomplete] };
    expect((await hubei.data(listingApi.up, sure)).done).toBe(1);
    expect(await read(hubei, P001)).toMatchObject({ listingStatus: up, reason: null, can: ['down', 'plan'] });
    expect((await events(P001)).slice(0, 2)).toEqual([
      [LISTING_EVENT.up, '陈思远', null],
      [LISTING_EVENT.down, '陈思远', LISTING_REASON.quality],
    ]);
  });

  test('a batch names those that stay, each with its reason', async () => {
    const ids = [P001, P209, P210, '1'];
    const expected = {
      ...{ total: 4, done: 1 },
      failed: [
        { id: '1', name: '', msg: '数据不存在' },
        { id: P001, name: '阿莫西林胶囊', msg: '当前状态不能这样操作' },
        { id: P209, name: (await read(hubei, P209)).productName, msg: '商品资质已过期，不能上架' },
      ],
    };
    expect(await hubei.data(listingApi.upPreview, { ids })).toEqual(expected);
    expect((await read(hubei, P210)).listingStatus).toBe(down);
    expect(await hubei.data(listingApi.up, { ids, expected: 4, confirm: 1 })).toEqual(expected);
    expect((await read(hubei, P210)).listingStatus).toBe(up);
    expect(await hubei.call(listingApi.up, { ids, expected: 3, confirm: 1 })).toMatchObject({
      code: ERROR.choiceChanged,
    });
    // Those of another company are as if they were not there.
    const { records } = await admin.data(listingApi.page, { branchId: 'FDC', pageSize: 10 });
    const foreign = await hubei.data(listingApi.downPreview, { ids: [records[0]!.listingId] });
    expect(foreign).toMatchObject({ total: 1, done: 0, failed: [{ msg: '数据不存在' }] });
  });

  test('what is not offered cannot be sold, also not by companies below that have not decided themselves', async () => {
    const sold = async (branchId: string, custId: string) => {
      const { code, data } = await admin.call(prodRulesApi.trial, {
        ...{ branchId, custId, lines: [{ lineNo: 1, productId: 'P001', qty: '1' }] },
      });
      return code === 200 && data.lines.length === 1;
    };
    const all = () => Promise.all([sold('FDB', 'C100'), sold('FDB01', 'C102'), sold('FDC01', 'C103')]);
    expect(await all()).toEqual([true, true, true]);
    await hubei.data(listingApi.down, { ids: [P001], reason: LISTING_REASON.price, confirm: 1 });
    expect(await all()).toEqual([false, false, true]);
    await hubei.data(listingApi.up, { ids: [P001], confirm: 1 });
    expect(await all()).toEqual([true, true, true]);
  });

  test('a plan lies ahead, is refused where it would fail already, and can be taken back', async () => {
    const plan = async (id: string, planTime: string, more: object = {}) => {
      const { version } = await read(hubei, id);
      return hubei.call(listingApi.plan, { id, version, action: PLAN_ACTION.up, planTime, confirm: 1, ...more });
    };
    expect(await plan(P208, '2026-03-01 00:00:00')).toMatchObject({ data: [{ field: 'planTime' }] });
    expect(await plan(P209, '2026-04-01 00:00:00')).toMatchObject({ code: ERROR.approvalExpired });
    expect(await plan(P001, '2026-04-01 00:00:00')).toMatchObject({ code: ERROR.listingStatusForbids });
    expect((await plan(P208, '2026-04-01 09:00:00')).code).toBe(200);
    const made = await read(hubei, P208);
    expect(made).toMatchObject({ listingStatus: planned, statusBefore: waiting, can: ['up', 'plan', 'cancelPlan'] });
    const { version } = made;
    expect((await hubei.call(listingApi.cancelPlan, { id: P208, version })).code).toBe(200);
    expect(await hubei.call(listingApi.cancelPlan, { id: P208, version })).toMatchObject({
      ...{ code: ERROR.versionConflict, data: { modifiedByName: '陈思远' } },
    });
    expect(await read(hubei, P208)).toMatchObject({ listingStatus: waiting, planTime: null });
  });
});
