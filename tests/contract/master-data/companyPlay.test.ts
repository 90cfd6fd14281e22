/* docs/domain/approval.md#tasks: a company that is new is applied for and approved by four people. */
import { ERROR } from '../../../src/contract/error-codes';
import { ENTRY_STATUS, VERDICT } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { companyApplyApi, companyEntryApi } from '../../../src/contract/master-data/entries';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { companyForm, withScans } from './entryForms';

const { waiting, inReview, passed, returned, written } = ENTRY_STATUS;

describe.each(MAIN_ENGINE)('a company by four people ($engine)', ({ start }) => {
  let backend: Backend;
  let app: Client;
  let buyer: Client;
  let quality: Client;
  let head: Client;
  let other: Client;
  let hq: Client;

  beforeAll(async () => {
    backend = await start();
    const names = ['op.hubei', 'purchase.hq', 'quality.hq', 'head.hq', 'storage.hq', 'admin.hq'];
    const people = await Promise.all(names.map((name) => signedIn(backend.origin, name)));
    [app, buyer, quality, head, other, hq] = people as [Client, Client, Client, Client, Client, Client];
  });
  afterAll(() => backend.stop());

  const look = (who: Client, id: string) => who.data(companyEntryApi.detail, { id });
  async function seenBy(who: Client, id: string) {
    const { round, stepNo, contentHash } = await look(who, id);
    return { id, round, stepNo, contentHash };
  }
  async function good(who: Client, id: string) {
    const { judge } = await look(who, id);
    return (judge?.fields ?? []).map((path) => ({ path, verdict: VERDICT.good }));
  }
  const pass = async (who: Client, id: string) =>
    who.call(companyEntryApi.audit, {
      ...(await seenBy(who, id)),
      ...{ result: 1, verdicts: await good(who, id) },
    });
  const begin = async (change: object, numbers = '') => {
    const form = await withScans(app, companyForm);
    const licences = form.licences.map((one) => ({ ...one, licenceNo: one.licenceNo + numbers }));
    const saved = await app.data(companyApplyApi.save, { form: { ...form, ...change, licences } });
    await app.data(companyApplyApi.submit, { id: saved.entryId, version: saved.version });
    return saved.entryId;
  };

  test('applied for, bought, looked at, sent back, changed, looked at again, signed and written', async () => {
    const id = await begin({});
    expect(await look(buyer, id)).toMatchObject({ status: waiting, stepName: '采购', round: 1 });
    expect((await pass(quality, id)).code).toBe(ERROR.notDecider);
    expect((await pass(app, id)).code).toBe(ERROR.entryOwn);
    expect(await pass(buyer, id)).toMatchObject({ data: { status: waiting, stepNo: 2 } });
    expect((await pass(buyer, id)).code).toBe(ERROR.notDecider);
    expect(await look(quality, id)).toMatchObject({ stepName: '质管' });
    const bad = [
      { path: 'legalPerson', verdict: VERDICT.toChange, remark: '与营业执照上的法人不一致' },
      { path: 'licences.L2.expiryDate', verdict: VERDICT.toChange, remark: '照片上的有效期看不清' },
    ];
    const others = (await good(quality, id)).filter(({ path }) => path !== 'legalPerson' && path !== 'licences.L2');
    const verdicts = [...others, ...bad];
    const back = await quality.call(companyEntryApi.audit, { ...(await seenBy(quality, id)), result: 2, verdicts });
    expect(back).toMatchObject({ data: { status: returned, stepNo: 0 } });
    const mine = await look(app, id);
    expect(mine.asked.map(({ path, stepName }) => [path, stepName])).toEqual([
      ['legalPerson', '质管'],
      ['licences.L2.expiryDate', '质管'],
    ]);
    const form = { ...mine.form, legalPerson: '孙立群' };
    const saved = await app.data(companyApplyApi.save, { id, version: mine.version, form });
    const half = await app.call(companyApplyApi.submit, { id, version: saved.version });
    expect(half).toMatchObject({ code: ERROR.returnedUnchanged, data: ['licences.L2.expiryDate'] });
    const replies = [{ path: 'licences.L2.expiryDate', reply: '已与原件核对，有效期无误' }];
    await app.data(companyApplyApi.submit, { id, version: saved.version, replies });
    const again = await look(quality, id);
    expect(again).toMatchObject({ round: 2, stepNo: 2, replies });
    expect(again.changes).toEqual([{ path: 'legalPerson', kind: 2, before: '孙立', after: '孙立群' }]);
    expect(again.judge?.kept).toContain('uscc');
    expect(await pass(quality, id)).toMatchObject({ data: { status: waiting, stepNo: 3 } });
    expect((await pass(quality, id)).code).toBe(ERROR.notDecider);
    expect(await pass(head, id)).toMatchObject({ data: { status: passed, stepNo: 0 } });
    const { version } = await look(hq, id);
    const { erpCode } = await hq.data(companyEntryApi.writeErp, { id, version });
    expect(await look(app, id)).toMatchObject({ status: written, erpCode, auditorName: '罗建国' });
  });

  test('two auditors at one document: one has it, and of two decisions at once one counts', async () => {
    const id = await begin(
      {
        companyName: '沙洋恒泰医药有限公司',
        uscc: '12440300455751783K',
        contactPhone: '13871230001',
      },
      'S',
    );
    const [lent] = await buyer.data(approvalApi.people, { name: '秦海波' });
    const period = { fromTime: '2026-03-08 00:00:00', toTime: '2026-03-20 18:00:00', bizKinds: [1 as const] };
    await buyer.data(approvalApi.addSubstitute, { ...period, substituteId: lent!.userId });
    const inboxOf = async (who: Client) =>
      (await who.data(approvalApi.inbox, { pageSize: 200 })).records.map(({ entryId }) => entryId);
    expect(await inboxOf(buyer)).toContain(id);
    expect(await inboxOf(other)).toContain(id);
    await buyer.data(companyEntryApi.open, { id });
    expect(await look(other, id)).toMatchObject({ status: inReview, lock: { byName: '许文静', isMine: false } });
    expect((await other.call(companyEntryApi.open, { id })).code).toBe(ERROR.entryLocked);
    expect(await inboxOf(other)).not.toContain(id);
    // What the one has typed is his alone, and outlives his lock.
    const { round } = await look(buyer, id);
    await buyer.data(companyEntryApi.verdict, { id, round, path: 'companyName', verdict: VERDICT.good });
    await buyer.data(companyEntryApi.close, { id });
    expect((await look(other, id)).judge?.drafts).toEqual([]);
    expect((await look(buyer, id)).judge?.drafts).toEqual([{ path: 'companyName', verdict: VERDICT.good, remark: '' }]);
    const seen = await seenBy(buyer, id);
    const verdicts = await good(buyer, id);
    const bad = [{ path: 'companyName', verdict: VERDICT.toChange, remark: '名称与营业执照不一致' }];
    const [one, two] = await Promise.all([
      buyer.call(companyEntryApi.audit, { ...seen, result: 1, verdicts }),
      other.call(companyEntryApi.audit, { ...seen, result: 2, verdicts: bad }),
    ]);
    const codes = [one.code, two.code].filter((code) => code !== 200);
    expect(codes).toHaveLength(1);
    const isPassed = one.code === 200;
    const after = await look(app, id);
    expect(after).toMatchObject(isPassed ? { status: waiting, stepNo: 2 } : { status: returned, stepNo: 0 });
    expect(after.asked).toHaveLength(isPassed ? 0 : 1);
    const { steps } = await hq.data(companyEntryApi.flow, { id });
    const signed = steps.filter(({ stepNo }) => stepNo === 1).flatMap(({ tasks }) => tasks);
    expect(signed.map(({ byName }) => byName)).toEqual([isPassed ? '许文静' : '秦海波']);
  });
});
