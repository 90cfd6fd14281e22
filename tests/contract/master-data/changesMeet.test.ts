/* docs/domain/approval.md#entries: two changes of one master at once, whose fields meet or do not. */
import { ERROR } from '../../../src/contract/error-codes';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { customerApplyApi, customerEntryApi } from '../../../src/contract/master-data/entries';
import { LICENCE_TYPE } from '../../../src/contract/master-data/licences';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn, type Twist } from '../../support/client';
import { customerForm, withScans } from './entryForms';

describe.each(MAIN_ENGINE)('two changes of one master ($engine)', ({ start }) => {
  let backend: Backend;
  let app: Client;
  let quality: Client;
  let hq: Client;

  beforeAll(async () => {
    backend = await start();
    const people = await Promise.all(
      ['op.hubei', 'quality.hq', 'admin.hq'].map((name) => signedIn(backend.origin, name)),
    );
    [app, quality, hq] = people as [Client, Client, Client];
  });
  afterAll(() => backend.stop());

  /** What C101 lacks to be a whole form; the same in each change, so that nothing else meets. */
  const { address, receivers } = customerForm;
  const whole = { address, receivers, legalPerson: '李明', practiceLicenceNo: 'PDY20210301' };

  async function change(custId: string, values: object) {
    const { entryId: id, version } = await app.data(customerApplyApi.save, { form: {}, changeOf: custId });
    const { form: begun } = await app.data(customerEntryApi.detail, { id });
    const form = { ...customerForm, ...begun, ...values };
    return { id, version: (await app.data(customerApplyApi.save, { id, version, form })).version };
  }
  const submit = ({ id, version }: { id: string; version: number }, twist?: Twist) =>
    app.call(customerApplyApi.submit, { id, version, dupReason: '本客户的变更', confirm: 1 }, twist);
  async function written(id: string) {
    const { round, stepNo, contentHash, judge } = await quality.data(customerEntryApi.detail, { id });
    const verdicts = judge!.fields.map((path) => ({ path, verdict: 1 as const }));
    await quality.data(customerEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts, confirm: 1 });
    const { version } = await hq.data(customerEntryApi.detail, { id });
    await hq.data(customerEntryApi.writeErp, { id, version });
  }

  test('what meets is refused by name, what does not is written beside it, and the later one sees it', async () => {
    const base = await change('C101', whole);
    expect((await submit(base)).code).toBe(200);
    await written(base.id);

    const one = await change('C101', { address: '中北路66号' });
    const two = await change('C101', { address: '中北路88号', qualityPerson: '周洁' });
    const three = await change('C101', { qualityPerson: '吴桂芳' });
    expect((await submit(one)).code).toBe(200);
    const { entryNo } = await app.data(customerEntryApi.detail, { id: one.id });
    const refused = await submit(two);
    expect(refused).toMatchObject({ code: ERROR.changesMeet, data: ['address'] });
    expect(refused.msg).toBe(`${entryNo} 正在变更相同的字段：address`);
    expect((await app.data(customerEntryApi.detail, { id: two.id })).status).toBe(ENTRY_STATUS.draft);
    expect((await submit(three)).code).toBe(200);
    await written(one.id);
    const later = await quality.data(customerEntryApi.detail, { id: three.id });
    expect(later.changes).toEqual([{ path: 'qualityPerson', kind: 2, before: '周洁', after: '吴桂芳' }]);
    await written(three.id);
    const after = await change('C101', {});
    const { form } = await app.data(customerEntryApi.detail, { id: after.id });
    expect(form).toMatchObject({ address: '中北路66号', qualityPerson: '吴桂芳' });
  });

  interface Licence {
    licenceId: string;
    licenceType: number;
    licenceNo: string;
    issuer: string;
    images: string[];
  }
  const licencesOf = async (custId: string) => {
    const { id } = await change(custId, {});
    const { form } = await app.data(customerEntryApi.detail, { id });
    return form.licences as Licence[];
  };
  /** All of them as they are, but for one. */
  const with1 = (all: readonly Licence[], at: number, issuer: string) => ({
    licences: all.map((one, i) => (i === at ? { ...one, issuer } : one)),
  });

  test('changes of two licences do not meet and both stay; of one licence they do', async () => {
    const scanned = await withScans(app, { licences: [{ ...customerForm.licences[0]!, licenceNo: '鄂甲7001' }] });
    const before = await licencesOf('C101');
    const base = await change('C101', { licences: [...before, ...scanned.licences] });
    expect(await submit(base)).toMatchObject({ code: 200 });
    await written(base.id);
    const all = await licencesOf('C101');
    expect(all).toHaveLength(before.length + 1);

    const [first, last] = [0, all.length - 1];
    const one = await change('C101', with1(all, first, '武汉市卫生健康委员会'));
    const two = await change('C101', with1(all, last, '武汉市江汉区市场监督管理局'));
    const three = await change('C101', with1(all, first, '湖北省卫生健康委员会'));
    expect(await submit(one)).toMatchObject({ code: 200 });
    expect(await submit(two)).toMatchObject({ code: 200 });
    const path = `licences.${all[first]!.licenceId}`;
    const refused = await submit(three);
    expect(refused).toMatchObject({ code: ERROR.changesMeet, data: [path] });
    const { entryNo } = await app.data(customerEntryApi.detail, { id: one.id });
    const { licenceType, licenceNo } = all[first]!;
    expect(licenceType).toBe(LICENCE_TYPE.medicalPractice);
    expect(refused.msg).toBe(`${entryNo} 正在变更相同的字段：医疗机构执业许可证 ${licenceNo}`);
    const elsewhere = await submit(three, { headers: { 'accept-language': 'en-US' } });
    expect(elsewhere.msg).toBe(`${entryNo} is changing the same fields: Medical practice licence ${licenceNo}`);
    // One that is taken away is named as well, though the form does not have it any more.
    const without = await change('C101', { licences: all.slice(0, last) });
    const gone = await submit(without);
    expect(gone).toMatchObject({ code: ERROR.changesMeet, data: [`licences.${all[last]!.licenceId}`] });
    expect(gone.msg).toMatch(/：\S+ 鄂甲7001$/);
    await written(one.id);
    await written(two.id);
    const after = await licencesOf('C101');
    expect(after).toHaveLength(all.length);
    const issuers = after.map(({ licenceId, issuer }) => [licenceId, issuer]);
    expect(issuers).toContainEqual([all[first]!.licenceId, '武汉市卫生健康委员会']);
    expect(issuers).toContainEqual([all[last]!.licenceId, '武汉市江汉区市场监督管理局']);
    // Nobody else has changed it any more: it is a change of what stands there now.
    expect(await submit(three)).toMatchObject({ code: 200 });
    const { changes } = await quality.data(customerEntryApi.detail, { id: three.id });
    expect(changes).toEqual([
      { path: `${path}.issuer`, kind: 2, before: '武汉市卫生健康委员会', after: '湖北省卫生健康委员会' },
    ]);
    await written(three.id);
  });

  test('a change that was begun before another was written does not undo it', async () => {
    const late = await change('C101', { legalPerson: '李敏之' });
    const all = await licencesOf('C101');
    const early = await change('C101', { address: '友谊大道9号', ...with1(all, 0, '武汉市武昌区卫生健康局') });
    expect(await submit(early)).toMatchObject({ code: 200 });
    await written(early.id);
    expect(await submit(late)).toMatchObject({ code: 200 });
    const { form, changes } = await quality.data(customerEntryApi.detail, { id: late.id });
    expect(changes.map(({ path }) => path)).toEqual(['legalPerson']);
    expect(form).toMatchObject({ address: '友谊大道9号' });
    await written(late.id);
    expect((await licencesOf('C101')).map(({ issuer }) => issuer)).toContain('武汉市武昌区卫生健康局');
  });

  test('of two that are submitted at one moment one is refused', async () => {
    const [one, two] = [
      await change('C101', { address: '友谊大道1号' }),
      await change('C101', { address: '友谊大道2号' }),
    ];
    const answers = await Promise.all([submit(one), submit(two)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.changesMeet]);
  });
});
