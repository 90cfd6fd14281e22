/* docs/domain/approval.md#entries */
import { customerApplyApi, customerEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { signedIn } from '../../support/client';
import { upload } from '../tasks/storage';

describe.each(MAIN_ENGINE)('the change of a master ($engine)', ({ start }) => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.stop());

  test('it begins with what the master says, and only of a customer that the applicant sees', async () => {
    const applicant = await signedIn(backend.origin, 'op.hubei');
    const { entryId: id } = await applicant.data(customerApplyApi.save, { form: {}, changeOf: 'C101' });
    const { form, changeOf } = await applicant.data(customerEntryApi.detail, { id });
    expect(changeOf).toBe('C101');
    expect(form.custName).toMatch(/\S/);
    expect(form.receivers).toHaveLength(1);
    // In Shanghai.
    expect((await applicant.call(customerApplyApi.save, { form: {}, changeOf: 'C103' })).code).toBe(ERROR.notFound);
    expect((await applicant.call(customerApplyApi.save, { form: {}, changeOf: 'C99999' })).code).toBe(ERROR.notFound);
    // Whatever the form says already.
    const typed = { form: { custName: '上海客户' }, changeOf: 'C103' };
    expect((await applicant.call(customerApplyApi.save, typed)).code).toBe(ERROR.notFound);
  });

  test('of people and suppliers the names are told as well, as they are and as they were', async () => {
    const applicant = await signedIn(backend.origin, 'op.hubei');
    const { entryId: id, version } = await applicant.data(customerApplyApi.save, { form: {}, changeOf: 'C101' });
    const { form: begun } = await applicant.data(customerEntryApi.detail, { id });
    const before = String(begun.salesmanId);
    const after = before === 'S00601' ? 'S00602' : 'S00601';
    await applicant.data(customerApplyApi.save, { id, version, form: { ...begun, salesmanId: after } });
    const { names, changes } = await applicant.data(customerEntryApi.detail, { id });
    expect(changes).toContainEqual({ path: 'salesmanId', kind: 2, before, after });
    const name = expect.stringMatching(/^\p{Script=Han}{2,4}$/u) as string;
    expect(names.salesmanId).toEqual({ [before]: name, [after]: name });
  });

  test('what is typed is kept as it is, and only pictures of the own company come with links', async () => {
    const [applicant, hq] = await Promise.all(['op.hubei', 'admin.hq'].map((name) => signedIn(backend.origin, name)));
    const { data: own } = await upload(applicant!);
    const { data: foreign } = await upload(hq!);
    const licences = [{ licenceId: 'L1', images: [own.fileId, foreign.fileId] }];
    const saved = await applicant!.data(customerApplyApi.save, { form: { custName: '半填客户', licences } });
    const { form, pictures } = await applicant!.data(customerEntryApi.detail, { id: saved.entryId });
    expect(form).toEqual({ custName: '半填客户', licences });
    expect(Object.keys(pictures)).toEqual([own.fileId]);
    expect((await fetch(backend.origin + pictures[own.fileId]!)).headers.get('content-type')).toBe('image/png');
  });
});
