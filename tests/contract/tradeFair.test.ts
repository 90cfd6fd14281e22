import { drawCover } from '../../mock/db/seed/cover';
import { ERROR } from '../../src/contract/error-codes';
import type { Input } from '../../src/contract/endpoint';
import { fileApi } from '../../src/contract/files';
import { TRADE_FAIR_STATE, type TradeFairDetail, tradeFairApi } from '../../src/contract/trade-fair';
import { type Backend, ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';

const { add, update, detail, searchList, publish, takeDown, end, copy, delete: remove } = tradeFairApi;
const { initial, published, takenDown, ongoing, ended, draft } = TRADE_FAIR_STATE;
const reason = '场馆档期有冲突';

type Form = Omit<Input<typeof add>, 'saveMode'>;

describe.each(ENGINES)('trade fairs ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;
  let operator: Client;
  let clerk: Client;
  let cover: string;

  beforeAll(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
    operator = await signedIn(backend.origin, 'op.hubei');
    clerk = await signedIn(backend.origin, 'show.clerk');
    const body = new FormData();
    body.append('bizType', 'tradeFairCover');
    body.append('file', new Blob([new Uint8Array(drawCover([1, 2, 3]).content)]), 'a.png');
    cover = (await operator.call(fileApi.upload, { bizType: 'tradeFairCover' }, { body })).data.fileId;
  });
  afterAll(() => backend.stop());

  const complete = (subject: string): Form => ({
    subject,
    startTime: '2026-04-01 09:00:00',
    endTime: '2026-04-03 18:00:00',
    venue: '襄阳会展中心',
    hostBranchId: 'FDB',
    branchIds: ['FDB', 'FDB01'],
    coverImage: cover,
    signInMode: 3,
    contactName: '何敏',
    contactPhone: '13900001212',
  });
  const submit = (subject: string, form: Form = complete(subject)) =>
    operator.data(add, { ...form, saveMode: 'SUBMIT' });
  const read = (id: string, who = operator): Promise<TradeFairDetail> => who.data(detail, { id });

  test('a draft needs its name only, and gets the next code and the current branch', async () => {
    const one = await operator.data(add, { subject: '草稿一', saveMode: 'DRAFT' });
    const two = await operator.data(add, { subject: '草稿二', saveMode: 'DRAFT' });
    expect([one.state, one.tradeFairCode]).toEqual([draft, 'ZH2026030005']);
    expect(two.tradeFairCode).toBe('ZH2026030006');
    expect(await read(one.tradeFairId)).toMatchObject({ hostBranchId: 'FDB', branchIds: ['FDB'], editing: 'all' });
    const unnamed = await operator.call(add, { subject: '', saveMode: 'DRAFT' });
    expect(unnamed).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'subject', msg: '不能为空' }] });
  });

  test('submitting names every missing field, in the language of the user', async () => {
    const { data } = await operator.call(
      add,
      { subject: '不完整', saveMode: 'SUBMIT' },
      { headers: { 'accept-language': 'es-ES' } },
    );
    expect(data).toContainEqual({ field: 'coverImage', msg: 'es obligatorio' });
    expect(data).toHaveLength(9);
  });

  test('a code can be taken once, by anybody', async () => {
    await submit('编码', { ...complete('编码'), tradeFairCode: 'OWN-1' });
    const again = await clerk.call(add, { subject: '同码', tradeFairCode: 'OWN-1', saveMode: 'DRAFT' });
    expect(again).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'tradeFairCode', msg: '已存在' }] });
  });

  test('from draft to deleted: submit, publish, take down, publish again', async () => {
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
    expect((await operator.call(remove, { id, version: 3 })).code).toBe(ERROR.fairStateForbids);
    expect(await operator.data(takeDown, { id, version: 3, reason })).toMatchObject({ state: takenDown });
    expect(await read(id)).toMatchObject({ takeDownReason: reason, editing: 'none' });
    expect(await operator.data(publish, { id, version: 4, confirm: 1 })).toMatchObject({ state: published });
    await operator.data(takeDown, { id, version: 5, reason });
    expect((await operator.call(remove, { id, version: 6 })).code).toBe(ERROR.notGranted);
    expect(await admin.data(remove, { id, version: 6 })).toBe(true);
    expect((await admin.call(detail, { id })).code).toBe(ERROR.notFound);
  });

  test('a reason has 5 to 200 characters', async () => {
    const { data } = await admin.call(takeDown, { id: '70002', version: 1, reason: '  短  ' });
    expect(data).toEqual([{ field: 'reason', msg: '至少5个字符' }]);
  });

  test('a stale version writes nothing and answers the present record', async () => {
    const { tradeFairId: id } = await submit('冲突');
    await operator.data(update, { ...complete('他人'), id, version: 1, saveMode: 'SUBMIT' });
    const mine = await operator.call(update, { ...complete('我的'), id, version: 1, saveMode: 'SUBMIT' });
    expect(mine).toMatchObject({ status: 200, code: ERROR.versionConflict });
    expect(mine.data).toMatchObject({ subject: '他人', version: 2, modifiedByName: '陈思远' });
    expect((await read(id)).subject).toBe('他人');
  });

  test('of eight writers with one version exactly one wins', async () => {
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
    const { tradeFairId: id } = await submit('有限');
    await operator.data(publish, { id, version: 1, confirm: 1 });
    const change = (values: Partial<Form>) =>
      operator.call(update, { ...complete('有限'), ...values, id, version: 2, saveMode: 'SUBMIT' });
    expect((await read(id)).editing).toBe('limited');
    expect(await change({ startTime: '2026-04-02 09:00:00' })).toMatchObject({
      code: ERROR.invalidInput,
      data: [{ field: 'startTime', msg: '当前状态下不能修改' }],
    });
    expect((await change({ endTime: '2026-04-03 17:00:00' })).data).toEqual([{ field: 'endTime', msg: '只能延后' }]);
    expect((await change({ endTime: '2026-04-05 18:00:00', venue: 'B馆' })).data).toMatchObject({ state: published });
    expect(await operator.call(update, { ...complete('有限'), id, version: 3, saveMode: 'DRAFT' })).toMatchObject({
      code: ERROR.fairStateForbids,
    });
  });

  test('rich text keeps structure and links, and nothing that could run', async () => {
    const introduction =
      '<h2 style="x">标题</h2><script>alert(1)</script><p onclick="x">文<a href="javascript:alert(1)">a</a><a href="https://a.example">b</a><img src=x onerror=alert(1)></p>';
    const { tradeFairId: id } = await submit('富文本', { ...complete('富文本'), introduction });
    expect((await read(id)).introduction).toBe('<h2>标题</h2><p>文<a>a</a><a href="https://a.example">b</a></p>');
  });

  test('meals are kept, changed and dropped by day and kind', async () => {
    const lunch = { mealDate: '2026-04-01', mealType: 2, startTime: '11:30', endTime: '13:00', quota: 100 } as const;
    const dinner = { ...lunch, mealType: 3, startTime: '18:00', endTime: '20:00' } as const;
    const form = { ...complete('用餐'), diningEnabled: 1 } as const;
    const { tradeFairId: id } = await submit('用餐', { ...form, meals: [dinner, lunch] });
    expect((await read(id)).meals).toEqual([lunch, dinner].map((meal) => ({ ...meal, started: false })));
    await operator.data(update, { ...form, id, version: 1, saveMode: 'SUBMIT', meals: [{ ...lunch, quota: 80 }] });
    expect((await read(id)).meals).toEqual([{ ...lunch, quota: 80, started: false }]);
  });

  test('a copy is a new draft with suppliers, without days and guests', async () => {
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
    // Its suppliers and commodities came along, so publishing it would not warn; without days it can not be submitted.
    const { data } = await clerk.call(update, { subject: 'x', id: made.tradeFairId, version: 1, saveMode: 'SUBMIT' });
    expect(data).toContainEqual({ field: 'startTime', msg: '不能为空' });
  });

  test('a draft is seen by its creator and headquarters', async () => {
    const { tradeFairId } = await operator.data(add, {
      subject: '私下',
      branchIds: ['FDB', 'FDB01'],
      saveMode: 'DRAFT',
    });
    const other = await signedIn(backend.origin, 'multi.hubei');
    expect((await other.call(detail, { id: tradeFairId })).code).toBe(ERROR.notFound);
    expect((await read(tradeFairId, admin)).can).toEqual(['edit', 'del', 'copy']);
  });

  test('the list is filtered, ordered and paged without overlap', async () => {
    const all = await admin.data(searchList, { pageSize: 500 });
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) =>
        admin.data(searchList, { pageNum, pageSize: 10, orderBy: 'subject', orderDir: 'asc' }),
      ),
    );
    const ids = pages.flatMap(({ records }) => records.map(({ tradeFairId }) => tradeFairId));
    expect(new Set(ids).size).toBe(Math.min(30, all.total));
    const some = await admin.data(searchList, {
      state: [ended, ongoing],
      startTime: ['2025-01-01 00:00:00', '2026-12-31 00:00:00'],
    });
    expect(some.records.map(({ tradeFairId }) => tradeFairId)).toEqual(['70001', '70003']);
    expect((await admin.data(searchList, { tradeFairCode: ' zh202511 ' })).total).toBe(1);
    expect((await admin.data(searchList, { hostBranchId: 'FDD' })).records[0]?.tradeFairId).toBe('70006');
    const beyond = await admin.data(searchList, { pageNum: 999 });
    expect([beyond.records, beyond.total]).toEqual([[], all.total]);
  });

  test('headquarters ends an ongoing fair; an operator does not, and ended is the end', async () => {
    const { version } = await read('70001', admin);
    expect((await operator.call(end, { id: '70001', version, reason })).status).toBe(403);
    expect(await admin.data(end, { id: '70001', version, reason })).toMatchObject({ state: ended });
    const again = { id: '70001', version: version + 1, reason };
    for (const move of [publish, takeDown, end, remove]) {
      expect((await admin.call(move, again)).code).toBe(ERROR.fairStateForbids);
    }
  });
});
