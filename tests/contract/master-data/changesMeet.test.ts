/* docs/domain/approval.md#entries: two changes of one master at once, whose fields meet or do not. */
import { ERROR } from '../../../src/contract/error-codes';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { customerApplyApi, customerEntryApi } from '../../../src/contract/master-data/entries';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { customerForm } from './entryForms';

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
  const submit = ({ id, version }: { id: string; version: number }) =>
    app.call(customerApplyApi.submit, { id, version, dupReason: '本客户的变更', confirm: 1 });
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

  test('of two that are submitted at one moment one is refused', async () => {
    const [one, two] = [
      await change('C101', { address: '友谊大道1号' }),
      await change('C101', { address: '友谊大道2号' }),
    ];
    const answers = await Promise.all([submit(one), submit(two)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.changesMeet]);
  });
});
