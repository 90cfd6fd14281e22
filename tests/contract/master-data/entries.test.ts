/* docs/domain/approval.md#tasks */
import { ENTRY_STATUS, TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { commodityForm, withScans } from './entryForms';

describe.each(MAIN_ENGINE)('entries and their approval ($engine)', ({ start }) => {
  let backend: Backend;
  let people: Record<'app' | 'pur' | 'qa' | 'st' | 'qh' | 'hq', Client>;

  beforeAll(async () => {
    backend = await start();
    const sign = (name: string) => signedIn(backend.origin, name);
    const [app, pur, qa, st, qh, hq] = await Promise.all(
      ['op.hubei', 'purchase.hq', 'quality.hq', 'storage.hq', 'head.hq', 'admin.hq'].map(sign),
    );
    people = { app: app!, pur: pur!, qa: qa!, st: st!, qh: qh!, hq: hq! };
  });
  afterAll(() => backend.stop());

  const begin = async (form: typeof commodityForm) => {
    const saved = await people.app.data(commodityApplyApi.save, { form: await withScans(people.app, form) });
    const { entryId: id, version } = saved;
    await people.app.data(commodityApplyApi.submit, { id, version });
    return id;
  };
  const look = (who: Client, id: string) => who.data(commodityEntryApi.detail, { id });
  const passing = async (who: Client, id: string) => {
    const { round, stepNo, contentHash, judge } = await look(who, id);
    const open = (judge?.fields ?? []).filter((path) => !judge?.kept.includes(path));
    const verdicts = open.map((path) => ({ path, verdict: 1 as const }));
    return who.call(commodityEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts });
  };
  const inboxOf = async (who: Client) =>
    (await who.data(approvalApi.inbox, { pageSize: 200 })).records.map(({ entryId }) => entryId);

  test('a first-time approval of a cold commodity is played by five people', async () => {
    const { app, pur, qa, st, qh, hq } = people;
    const id = await begin({ ...commodityForm, storage: 3 });
    const first = await look(pur, id);
    expect(first).toMatchObject({
      status: ENTRY_STATUS.waiting,
      chainName: '首营品种(特殊管理)',
      stepName: '采购',
      round: 1,
    });
    expect(first.judge?.fields).toEqual(expect.arrayContaining(['commonName', 'spec', 'listPrice']));
    expect(first.judge?.fields).not.toContain('storage');
    expect((await look(qa, id)).judge).toBeNull();
    expect(await inboxOf(pur)).toContain(id);
    expect(await inboxOf(qa)).not.toContain(id);
    expect((await passing(app, id)).code).toBe(ERROR.entryOwn);
    expect((await passing(qh, id)).code).toBe(ERROR.notDecider);
    expect(await passing(pur, id)).toMatchObject({ code: 200, data: { status: ENTRY_STATUS.waiting, stepNo: 2 } });
    expect(await passing(qa, id)).toMatchObject({ code: 200, data: { status: ENTRY_STATUS.inReview, stepNo: 2 } });

    const seen = await look(st, id);
    const giveBack = await st.call(commodityEntryApi.audit, {
      ...{ id, round: seen.round, stepNo: seen.stepNo, contentHash: seen.contentHash, result: 2 },
      verdicts: [{ path: 'storage', verdict: 2, remark: '应为阴凉，见说明书' }],
    });
    expect(giveBack).toMatchObject({ code: 200, data: { status: ENTRY_STATUS.returned, stepNo: 0 } });
    const mine = await look(app, id);
    expect(mine.asked).toEqual([{ path: 'storage', remark: '应为阴凉，见说明书', stepName: '质管' }]);
    expect(mine.returnCount).toBe(1);
    const same = await app.call(commodityApplyApi.submit, { id, version: mine.version });
    expect(same).toMatchObject({ code: ERROR.returnedUnchanged, data: ['storage'] });
    const saved = await app.data(commodityApplyApi.save, {
      id,
      version: mine.version,
      form: { ...mine.form, storage: 2 },
    });
    await app.data(commodityApplyApi.submit, { id, version: saved.version });

    // The chain that was taken stays, though a commodity that is kept cool would take another.
    const again = await look(qa, id);
    expect(again).toMatchObject({ round: 2, stepNo: 2, chainName: '首营品种(特殊管理)' });
    expect(again.changes).toEqual([{ path: 'storage', kind: 2, before: 3, after: 2 }]);
    expect(again.judge?.kept).toContain('approvalNo');
    expect((await passing(qa, id)).code).toBe(200);
    expect((await passing(st, id)).code).toBe(200);
    expect(await passing(qh, id)).toMatchObject({ data: { status: ENTRY_STATUS.passed, stepNo: 0 } });

    const passed = await look(hq, id);
    const written = await hq.data(commodityEntryApi.writeErp, { id, version: passed.version });
    expect(written.erpCode).toMatch(/^SP\d+$/);
    const end = await look(hq, id);
    expect(end).toMatchObject({ status: ENTRY_STATUS.written, erpCode: written.erpCode, auditorName: '罗建国' });
    const flow = await hq.data(commodityEntryApi.flow, { id });
    expect(flow.rounds.map(({ round }) => round)).toEqual([1, 2]);
    const states = flow.steps.flatMap(({ tasks }) => tasks.map(({ state }) => state));
    expect(states).toEqual([
      ...[TASK_STATE.passed, TASK_STATE.passed, TASK_STATE.returned, TASK_STATE.passed],
      ...[TASK_STATE.passed, TASK_STATE.passed, TASK_STATE.passed],
    ]);
  });

  test('a decision names what was seen', async () => {
    const { app, pur } = people;
    const id = await begin({
      ...commodityForm,
      commonName: '阿奇霉素干混悬剂',
      spec: '0.1g*6袋',
      approvalNo: '国药准字H20203457',
    });
    const seen = await look(pur, id);
    const mine = await look(app, id);
    expect(mine.can).toContain('withdraw');
    await app.data(commodityApplyApi.withdraw, { id, version: mine.version });
    expect(await look(pur, id)).toMatchObject({ status: ENTRY_STATUS.withdrawn, judge: null });
    const draft = await look(app, id);
    const saved = await app.data(commodityApplyApi.save, {
      ...{ id, version: draft.version, form: { ...draft.form, listPrice: '18.9000' } },
    });
    await app.data(commodityApplyApi.submit, { id, version: saved.version });
    const verdicts = (seen.judge?.fields ?? []).map((path) => ({ path, verdict: 1 as const }));
    const { round, stepNo, contentHash } = seen;
    const late = await pur.call(commodityEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts });
    expect(late).toMatchObject({ code: ERROR.versionConflict, data: { form: { listPrice: '18.9000' }, round: 2 } });
    expect((await passing(pur, id)).code).toBe(200);
    const after = await look(app, id);
    expect(after.can).not.toContain('withdraw');
    expect((await app.call(commodityApplyApi.withdraw, { id, version: after.version })).code).toBe(ERROR.entryForbids);
  });
});
