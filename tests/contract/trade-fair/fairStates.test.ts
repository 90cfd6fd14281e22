import { ERROR } from '../../../src/contract/error-codes';
import { TRADE_FAIR_STATE, tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { ENGINES } from '../../support/backends';
import { type FairForm, type Fairs, openFairs } from './fairs';

const { add, update, detail, publish, takeDown, end, copy, delete: remove } = tradeFairApi;
const { initial, published, takenDown, ended, draft } = TRADE_FAIR_STATE;
const reason = '场馆档期有冲突';

describe.each(ENGINES)('the states of a trade fair ($engine)', ({ start }) => {
  let fairs: Fairs;

  beforeAll(async () => {
    fairs = await openFairs(start);
  });
  afterAll(() => fairs.backend.stop());

  test('from draft to deleted: submit, publish, take down, publish again', async () => {
    const { admin, operator, read, complete } = fairs;
    const { tradeFairId: id, version } = await operator.data(add, { subject: '一生', saveMode: 'DRAFT' });
    const form = { ...complete('一生'), id };
    const submitted = await operator.data(update, { ...form, version, saveMode: 'SUBMIT' });
    expect(submitted).toMatchObject({ state: initial, version: 2 });
    const warned = await operator.call(publish, { id, version: 2 });
    expect(warned).toMatchObject({
      success: false,
      code: ERROR.fairEmpty,
      data: { warnings: [{ code: ERROR.fairEmpty }] },
    });
    expect((await read(id)).state).toBe(initial);
    expect(await operator.data(publish, { id, version: 2, confirmCodes: [ERROR.fairEmpty] })).toMatchObject({
      state: published,
    });
    expect((await operator.call(remove, { id, version: 3 })).code).toBe(ERROR.statusForbids);
    expect(await operator.data(takeDown, { id, version: 3, reason })).toMatchObject({ state: takenDown });
    expect(await read(id)).toMatchObject({ takeDownReason: reason, editing: 'none' });
    expect(await operator.data(publish, { id, version: 4, confirm: 1 })).toMatchObject({ state: published });
    await operator.data(takeDown, { id, version: 5, reason });
    expect((await operator.call(remove, { id, version: 6 })).code).toBe(ERROR.notGranted);
    expect(await admin.data(remove, { id, version: 6 })).toBe(true);
    expect((await admin.call(detail, { id })).code).toBe(ERROR.notFound);
  });

  test('what a fair that is not published refuses says so', async () => {
    const { admin, operator, submit, complete } = fairs;
    const { tradeFairId: unfinished } = await operator.data(add, { subject: '未成', saveMode: 'DRAFT' });
    const told = async (move: typeof publish | typeof takeDown, id: string, version = 1) =>
      (await admin.call(move, { id, version, reason })).msg;
    for (const move of [publish, takeDown, end]) expect(await told(move, unfinished)).toBe('展会还是草稿');
    const { tradeFairId: id } = await submit('未发布');
    for (const move of [takeDown, end]) expect(await told(move, id)).toBe('展会尚未发布');
    await operator.data(publish, { id, version: 1, confirm: 1 });
    await operator.data(takeDown, { id, version: 2, reason });
    expect(await told(takeDown, id, 3)).toBe('展会已下架');
    const saved = { ...complete('已下架'), id, version: 3, saveMode: 'SUBMIT' as const };
    expect(await admin.call(update, saved)).toMatchObject({ code: ERROR.statusForbids, msg: '展会已下架' });
  });

  test('a reason has 5 to 200 characters', async () => {
    const { admin } = fairs;
    const { data } = await admin.call(takeDown, { id: '70002', version: 1, reason: '  短  ' });
    expect(data).toEqual([{ field: 'reason', msg: '至少5个字符' }]);
  });

  test('a stale version writes nothing and answers the present record', async () => {
    const { operator, submit, read, complete } = fairs;
    const { tradeFairId: id } = await submit('冲突');
    await operator.data(update, { ...complete('他人'), id, version: 1, saveMode: 'SUBMIT' });
    const mine = await operator.call(update, { ...complete('我的'), id, version: 1, saveMode: 'SUBMIT' });
    expect(mine).toMatchObject({ status: 200, code: ERROR.versionConflict });
    expect(mine.data).toMatchObject({ subject: '他人', version: 2, modifiedByName: '陈思远' });
    expect((await read(id)).subject).toBe('他人');
  });

  test('of eight writers with one version exactly one wins', async () => {
    const { operator, submit, read, complete } = fairs;
    const { tradeFairId: id } = await submit('争抢');
    const writes = Array.from({ length: 8 }, (_, i) =>
      operator.call(update, { ...complete(`争抢${i}`), id, version: 1, saveMode: 'SUBMIT' }),
    );
    const codes = (await Promise.all(writes)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === ERROR.versionConflict)).toHaveLength(7);
    expect((await read(id)).version).toBe(2);
  });

  test('a published fair may only become longer, and get another venue, contact and introduction', async () => {
    const { operator, submit, read, complete } = fairs;
    const { tradeFairId: id } = await submit('有限');
    await operator.data(publish, { id, version: 1, confirm: 1 });
    const change = (values: Partial<FairForm>) =>
      operator.call(update, { ...complete('有限'), ...values, id, version: 2, saveMode: 'SUBMIT' });
    expect((await read(id)).editing).toBe('limited');
    expect(await change({ startTime: '2026-04-02 09:00:00' })).toMatchObject({
      code: ERROR.invalidInput,
      data: [{ field: 'startTime', msg: '当前状态下不能修改' }],
    });
    expect((await change({ endTime: '2026-04-03 17:00:00' })).data).toEqual([{ field: 'endTime', msg: '只能延后' }]);
    expect((await change({ endTime: '2026-04-05 18:00:00', venue: 'B馆' })).data).toMatchObject({ state: published });
    expect(await operator.call(update, { ...complete('有限'), id, version: 3, saveMode: 'DRAFT' })).toMatchObject({
      code: ERROR.statusForbids,
    });
  });

  test('a copy is a new draft with suppliers, without days and guests', async () => {
    const { clerk, read } = fairs;
    const made = await clerk.data(copy, { id: '70001' });
    const copied = await read(made.tradeFairId, clerk);
    expect(copied).toMatchObject({
      state: draft,
      startTime: null,
      guestCount: 0,
      hostBranchId: 'FDC',
      branchIds: ['FDC'],
    });
    expect(copied.subject).toBe('2026春季订货会');
    // Its suppliers and commodities came along, so publishing it would not warn; without days it cannot be submitted.
    const { data } = await clerk.call(update, { subject: 'x', id: made.tradeFairId, version: 1, saveMode: 'SUBMIT' });
    expect(data).toContainEqual({ field: 'startTime', msg: '不能为空' });
  });

  test('headquarters ends an ongoing fair; an operator does not, and ended is the end', async () => {
    const { admin, operator, read } = fairs;
    const { version } = await read('70001', admin);
    expect((await operator.call(end, { id: '70001', version, reason })).status).toBe(403);
    expect(await admin.data(end, { id: '70001', version, reason })).toMatchObject({ state: ended });
    const again = { id: '70001', version: version + 1, reason };
    for (const move of [publish, takeDown, end, remove]) {
      expect(await admin.call(move, again)).toMatchObject({ code: ERROR.statusForbids, msg: '展会已结束' });
    }
  });
});
