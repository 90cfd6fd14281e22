/* docs/domain/approval.md#alike: what is there already does not pass, nor what has ended; what was decided is not asked. */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { ERROR } from '../../../src/contract/error-codes';
import { customerApplyApi, customerEntryApi } from '../../../src/contract/master-data/entries';
import { DUPLICATE_DECISION, duplicateApi } from '../../../src/contract/master-data/duplicates';
import { type Client, signedIn } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { customer, kind, NOW, REASON, scan } from './duplicateRows';
import { customerForm, withScans } from './entryForms';
import { Applicant, NEW, openGateway } from './publicApplicant';

let moments: Moments;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeEach(async () => {
  gateway = await openGateway();
  moments = await openMoments({ TRUST_PROXY: '1', ...gateway.env });
});
afterEach(async () => {
  await moments.remove();
  await gateway.close();
});

const idOf = async (who: Client, entryNo: string) =>
  (await who.data(customerEntryApi.page, { entryNo })).records[0]!.entryId;
/** Whoever has to look at a stranger's entry has done so. */
const marked = async (who: Client, id: string): Promise<void> => {
  const { dupOf } = await who.data(customerEntryApi.detail, { id });
  if (dupOf === '') return marked(who, id);
};
const pass = async (who: Client, id: string) => {
  const { round, stepNo, contentHash, judge } = await who.data(customerEntryApi.detail, { id });
  const verdicts = (judge?.fields ?? []).map((path) => ({ path, verdict: 1 as const }));
  return who.call(customerEntryApi.audit, { id, round, stepNo, contentHash, result: 1, verdicts, confirm: 1 });
};
const write = async (who: Client, id: string) => {
  const { version } = await who.data(customerEntryApi.detail, { id });
  return who.call(customerEntryApi.writeErp, { id, version });
};
const submit = async (who: Client, form: object, more: object = {}) => {
  const { entryId: id, version } = await who.data(customerApplyApi.save, { form: { ...form } });
  return { id, answer: await who.call(customerApplyApi.submit, { id, version, confirm: 1, ...more }) };
};

test('of two public applications with one credit code the first passes, the second is not confirmed', async () => {
  await moments.at(NOW, async ({ backend, admin }) => {
    const apply = async (custName: string, phone: string) => {
      const who = new Applicant(backend.origin);
      const { data } = await who.submit(await who.withPictures({ ...NEW, custName }), { phone });
      return idOf(admin, data.entryNo);
    };
    const first = await apply('洪山益寿堂大药房', '13512340081');
    const second = await apply('南湖长春大药房', '13512340082');
    await marked(admin, second);
    expect(await pass(admin, second)).toMatchObject({ code: ERROR.usccTaken, data: { id: first } });
    expect((await pass(admin, first)).code).toBe(200);
    expect((await write(admin, first)).code).toBe(200);
    expect((await pass(admin, second)).code).toBe(ERROR.usccTaken);
  });
});

test('what the ERP has brought since it passed is not written a second time', async () => {
  const { uscc } = customerForm;
  let id = '';
  await moments.at(NOW, async ({ operator, admin }) => {
    ({ id } = await submit(operator, await withScans(operator, customerForm)));
    expect((await pass(admin, id)).code).toBe(200);
  });
  await moments.onStore(customer({ id: 'X1', name: '汉口长寿大药房', uscc }), scan);
  await moments.at(NOW, async ({ admin }) => {
    expect(await write(admin, id)).toMatchObject({ code: ERROR.usccTaken, data: { id: 'X1' } });
    // What stands against it is kept with it, and it may be tried again as it is.
    const { status, erpError } = await admin.data(customerEntryApi.detail, { id });
    expect([status, erpError]).toEqual([ENTRY_STATUS.passed, expect.stringContaining('统一社会信用代码已存在')]);
    expect((await write(admin, id)).code).toBe(ERROR.usccTaken);
  });
});

test('of two that are submitted at one moment one is there already', async () => {
  await moments.at(NOW, async ({ operator }) => {
    const form = await withScans(operator, customerForm);
    const drafts = await Promise.all(
      [form, form].map((one) => operator.data(customerApplyApi.save, { form: { ...one } })),
    );
    const answers = await Promise.all(
      drafts.map(({ entryId: id, version }) => operator.call(customerApplyApi.submit, { id, version })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.usccTaken]);
  });
});

test('a record of another company is said to be there, and not named', async () => {
  const { custName, uscc } = customerForm;
  await moments.onStore(
    customer({ id: 'X1', name: custName, branchId: 'FDC', regionId: '420106' }),
    customer({ id: 'X2', name: '汉口长寿大药房', branchId: 'FDC', uscc: NEW.uscc }),
    scan,
  );
  await moments.at(NOW, async ({ operator }) => {
    const form = await withScans(operator, customerForm);
    const { answer } = await submit(operator, form);
    expect(answer).toMatchObject({ code: ERROR.recordAlike, msg: expect.stringContaining('其他公司的记录') });
    expect(answer.msg).not.toContain(custName);
    const { answer: same } = await submit(operator, { ...form, uscc: NEW.uscc });
    expect(same).toMatchObject({ code: ERROR.usccTaken, data: null });
    expect(same.msg).not.toContain('X2');
    expect((await submit(operator, { ...form, uscc }, { dupReason: REASON })).answer.code).toBe(200);
  });
});

test('a change is not asked about what was decided of its master', async () => {
  const { custName, address, receivers } = customerForm;
  await moments.onStore(
    customer({ id: 'X1', name: custName, regionId: '420106' }),
    customer({ id: 'X2', name: custName, regionId: '420106' }),
    scan,
  );
  await moments.at(NOW, async ({ backend, operator, admin }) => {
    const change = async (more: object) => {
      const { entryId: id, version } = await operator.data(customerApplyApi.save, { form: {}, changeOf: 'X1' });
      const { form: begun } = await operator.data(customerEntryApi.detail, { id });
      const form = { ...customerForm, ...begun, ...more };
      const saved = await operator.data(customerApplyApi.save, { id, version, form });
      return { id, version: saved.version, confirm: 1 as const };
    };
    const { licences } = await withScans(operator, customerForm);
    const { operateRangeIds, uscc, legalPerson } = customerForm;
    const first = await change({ receivers, address, licences, operateRangeIds, uscc, legalPerson });
    expect((await operator.call(customerApplyApi.submit, first)).code).toBe(ERROR.recordAlike);
    await operator.data(customerApplyApi.submit, { ...first, dupReason: REASON });
    await pass(await signedIn(backend.origin, 'quality.hq'), first.id);
    expect((await write(admin, first.id)).code).toBe(200);
    const pairs = [{ oneId: 'X1', otherId: 'X2' }];
    const { different: decision } = DUPLICATE_DECISION;
    await admin.data(duplicateApi.decide, { kind, pairs, decision, reason: REASON });
    const second = await change({ qualityPerson: '周小洁' });
    expect((await operator.call(customerApplyApi.submit, second)).code).toBe(200);
  });
});

test('what has ended between submission and decision does not pass', async () => {
  const ends = { licences: customerForm.licences.map((one) => ({ ...one, expiryDate: '2026-03-12' })) };
  let id = '';
  await moments.at(NOW, async ({ operator }) => {
    const form = await withScans(operator, { ...customerForm, ...ends });
    const { id: made, answer } = await submit(operator, form);
    expect(answer.code).toBe(200);
    id = made;
  });
  await moments.at('2026-03-13 10:00:00', async ({ admin }) => {
    expect(await pass(admin, id)).toMatchObject({ code: ERROR.licenceEnded });
    const { round, stepNo, contentHash } = await admin.data(customerEntryApi.detail, { id });
    const { items } = await admin.data(customerEntryApi.batchAudit, { items: [{ id, round, stepNo, contentHash }] });
    expect(items).toMatchObject([{ code: ERROR.licenceEnded }]);
  });
});
