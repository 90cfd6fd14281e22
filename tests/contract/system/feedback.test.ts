import { ERROR } from '../../../src/contract/error-codes';
import { feedbackApi } from '../../../src/contract/system/feedback';
import { MAIN_ENGINE } from '../../support/backends';
import { openPeople, type People, refusal } from './people';

const { page, detail, handlers, add, assign, assignPreview, reply, close } = feedbackApi;
const replyContent = '已经修复，请更新后再试。';

describe.each(MAIN_ENGINE)('feedback ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  const waiting = async () => (await people.admin.data(page, { status: 0 })).records;

  test('everybody hands in, of his own company and with his own name', async () => {
    const clerk = await people.as('show.clerk');
    const { feedbackId, feedbackNo } = await clerk.data(add, { type: 2, content: '列表可以记住我的列宽吗' });
    expect(feedbackNo).toMatch(/^FB20260308\d{6}$/);
    expect(await people.admin.data(detail, { id: feedbackId })).toMatchObject({
      ...{ submitName: '林小雨', branchId: 'FDC', phone: '138****0003', status: 0, images: [] },
    });
    expect(refusal(await clerk.call(add, { type: 1, content: '图片打不开', images: ['1'] }))).toEqual([
      ERROR.invalidInput,
      'images',
    ]);
    expect((await clerk.call(page, {})).code).toBe(ERROR.notGranted);
  });

  test('a company sees its own, and headquarters assigns to who may answer', async () => {
    const operator = await people.as('op.hubei');
    const { records } = await operator.data(page, {});
    expect(new Set(records.map(({ branchId }) => branchId))).toEqual(new Set(['FDB', 'FDB01']));
    const [foreign] = (await waiting()).filter(({ branchId }) => branchId === 'FDC');
    expect((await operator.call(detail, { id: foreign!.feedbackId })).code).toBe(ERROR.notFound);
    const ids = [records[0]!.feedbackId, foreign!.feedbackId];
    expect((await operator.call(assign, { ids, handler: 'op.hubei' })).code).toBe(ERROR.notGranted);

    const { admin } = people;
    expect((await admin.data(handlers, {})).records.map(({ loginName }) => loginName)).toContain('op.hubei');
    expect(refusal(await admin.call(assign, { ids, handler: 'show.clerk' }))).toEqual([ERROR.invalidInput, 'handler']);
    expect(await admin.data(assign, { ids, handler: 'op.hubei' })).toEqual({ total: 2, done: 2, failed: [] });
    expect(await admin.data(detail, { id: ids[0]! })).toMatchObject({ status: 1, handlerName: '陈思远', version: 2 });
    expect(await admin.data(assign, { ids: [...ids, '1'], handler: 'op.hubei' })).toEqual({
      ...{ total: 3, done: 2, failed: [{ id: '1', name: '', msg: '数据不存在' }] },
    });
  });

  test('it is answered once, and closed with a reason when it never was', async () => {
    const { admin } = people;
    const [first, second] = await waiting();
    const { feedbackId: id, version } = first!;
    expect(await admin.data(reply, { id, version, replyContent })).toBe(true);
    expect((await admin.call(reply, { id, version, replyContent })).code).toBe(ERROR.versionConflict);
    const again = await admin.call(reply, { id, version: version + 1, replyContent });
    expect(again.code).toBe(ERROR.statusForbids);
    expect(await admin.data(close, { id, version: version + 1 })).toBe(true);
    expect((await admin.call(close, { id, version: version + 2 })).code).toBe(ERROR.statusForbids);

    const open = { id: second!.feedbackId, version: second!.version };
    expect(refusal(await admin.call(close, open))).toEqual([ERROR.invalidInput, 'reason']);
    expect(await admin.data(close, { ...open, reason: '与另一条反馈重复' })).toBe(true);
  });

  test('all that a list finds, except some: first looked at, then done to exactly those', async () => {
    const { admin } = people;
    const query = {};
    const all = (await admin.data(page, query)).records;
    const closed = all.find(({ status }) => status >= 2);
    const open = all.filter(({ status }) => status <= 1);
    expect([all.length > 2, closed !== undefined, open.length > 1]).toEqual([true, true, true]);
    const except = [open.find(({ handlerName }) => handlerName === '')!.feedbackId];
    const preview = await admin.data(assignPreview, { query, except });
    expect(preview.total).toBe(all.length - 1);
    expect(preview.done).toBe(open.length - 1);
    expect(preview.failed).toContainEqual({
      id: closed!.feedbackId,
      name: closed!.feedbackNo,
      msg: expect.any(String),
    });
    const statuses = async () => (await admin.data(page, query)).records.map(({ handlerName }) => handlerName);
    const before = await statuses();
    // Nothing was written, and nothing is when the list has become another one.
    const stale = await admin.call(assign, { query, except, expected: all.length + 7, handler: 'op.hubei' });
    expect(stale.code).toBe(ERROR.choiceChanged);
    expect(await statuses()).toEqual(before);

    const { total: expected } = preview;
    expect(await admin.data(assign, { query, except, expected, handler: 'op.hubei' })).toEqual(preview);
    const after = (await admin.data(page, query)).records;
    const handled = after.filter(({ handlerName }) => handlerName === '陈思远').map(({ feedbackId }) => feedbackId);
    expect(handled).toEqual(
      expect.arrayContaining(open.map(({ feedbackId }) => feedbackId).filter((id) => id !== except[0])),
    );
    expect(handled).not.toContain(except[0]);
    expect(refusal(await admin.call(assign, { handler: 'op.hubei' }))).toEqual([ERROR.invalidInput, 'ids']);
    // A query sees no further than its user.
    const operator = await people.as('op.hubei');
    expect((await operator.call(assignPreview, { query: {} })).code).toBe(ERROR.notGranted);
  });
});
