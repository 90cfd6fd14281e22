import { ERROR } from '../../../src/contract/error-codes';
import { diningApi } from '../../../src/contract/trade-fair/dining';
import { TRADE_FAIR_STATE, tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { MAIN_ENGINE } from '../../support/backends';
import { signedIn } from '../../support/client';
import { type Fairs, openFairs } from './fairs';

const { add, update, detail, searchList } = tradeFairApi;
const { ongoing, ended, draft } = TRADE_FAIR_STATE;

describe.each(MAIN_ENGINE)('saving and finding trade fairs ($engine)', ({ start }) => {
  let fairs: Fairs;

  beforeAll(async () => {
    fairs = await openFairs(start);
  });
  afterAll(() => fairs.backend.stop());

  test('a draft needs its name only, and gets the next code and the current branch', async () => {
    const { operator, read } = fairs;
    const one = await operator.data(add, { subject: '草稿一', saveMode: 'DRAFT' });
    const two = await operator.data(add, { subject: '草稿二', saveMode: 'DRAFT' });
    expect([one.state, one.tradeFairCode]).toEqual([draft, 'ZH2026030005']);
    expect(two.tradeFairCode).toBe('ZH2026030006');
    expect(await read(one.tradeFairId)).toMatchObject({ hostBranchId: 'FDB', branchIds: ['FDB'], editing: 'all' });
    const unnamed = await operator.call(add, { subject: '', saveMode: 'DRAFT' });
    expect(unnamed).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'subject', msg: '不能为空' }] });
  });

  test('submitting names every missing field, in the language of the user', async () => {
    const { operator } = fairs;
    const { data } = await operator.call(
      add,
      { subject: '不完整', saveMode: 'SUBMIT' },
      { headers: { 'accept-language': 'es-ES' } },
    );
    expect(data).toContainEqual({ field: 'coverImage', msg: 'es obligatorio' });
    expect(data).toHaveLength(9);
  });

  test('a code can be taken once, by anybody', async () => {
    const { clerk, submit, complete } = fairs;
    await submit('编码', { ...complete('编码'), tradeFairCode: 'OWN-1' });
    const again = await clerk.call(add, { subject: '同码', tradeFairCode: 'OWN-1', saveMode: 'DRAFT' });
    expect(again).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'tradeFairCode', msg: '已存在' }] });
  });

  test('rich text keeps structure and links, and nothing that could run', async () => {
    const { submit, read, complete } = fairs;
    const introduction =
      '<h2 style="x">标题</h2><script>alert(1)</script><p onclick="x">文<a href="javascript:alert(1)">a</a><a href="https://a.example">b</a><img src=x onerror=alert(1)></p>';
    const { tradeFairId: id } = await submit('富文本', { ...complete('富文本'), introduction });
    expect((await read(id)).introduction).toBe('<h2>标题</h2><p>文<a>a</a><a href="https://a.example">b</a></p>');
  });

  test('meals are kept, changed and dropped by day and kind', async () => {
    const { operator, submit, read, complete } = fairs;
    const lunch = { mealDate: '2026-04-01', mealType: 2, startTime: '11:30', endTime: '13:00', quota: 100 } as const;
    const dinner = { ...lunch, mealType: 3, startTime: '18:00', endTime: '20:00' } as const;
    const form = { ...complete('用餐'), diningEnabled: 1 } as const;
    const { tradeFairId: id } = await submit('用餐', { ...form, meals: [dinner, lunch] });
    const venue = form.venue!.slice(0, 50);
    expect((await read(id)).meals).toEqual([lunch, dinner].map((meal) => ({ ...meal, venue, started: false })));
    await operator.data(update, { ...form, id, version: 1, saveMode: 'SUBMIT', meals: [{ ...lunch, quota: 80 }] });
    expect((await read(id)).meals).toEqual([{ ...lunch, venue, quota: 80, started: false }]);
  });

  test('a meal that was stopped stays with its vouchers when the fair is saved, and is opened by the form', async () => {
    const { operator, submit, read, complete } = fairs;
    const lunch = { mealDate: '2026-04-01', mealType: 2, startTime: '11:30', endTime: '13:00', quota: 100 } as const;
    const { tradeFairId: id } = await submit('停餐', { ...complete('停餐'), diningEnabled: 1, meals: [lunch] });
    const stoppedMeals = async () => (await operator.data(diningApi.page, { tradeFairId: id, status: 0 })).total;
    const { records } = await operator.data(diningApi.page, { tradeFairId: id });
    await operator.data(diningApi.update, { mealId: records[0]!.mealId, status: 0 });
    const form = { ...complete('停餐'), diningEnabled: 1, id, saveMode: 'SUBMIT' } as const;
    await operator.data(update, { ...form, version: 1, meals: [] });
    expect([await stoppedMeals(), (await read(id)).meals]).toEqual([1, []]);
    await operator.data(update, { ...form, version: 2, meals: [lunch] });
    expect([await stoppedMeals(), (await read(id)).meals]).toEqual([
      0,
      [{ ...lunch, venue: form.venue, started: false }],
    ]);
  });

  test('a draft is seen by its creator and headquarters', async () => {
    const { admin, operator, read, backend } = fairs;
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
    const { admin } = fairs;
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
});
