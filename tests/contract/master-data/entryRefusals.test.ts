/* docs/domain/approval.md#entries */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import {
  commodityApplyApi,
  commodityEntryApi,
  companyApplyApi,
  companyEntryApi,
} from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { commodityForm, companyForm as plain, withScans } from './entryForms';

describe.each(MAIN_ENGINE)('what an entry may not do ($engine)', ({ start }) => {
  let backend: Backend;
  let app: Client;
  let pur: Client;
  let hq: Client;
  let companyForm: typeof plain;

  beforeAll(async () => {
    backend = await start();
    app = await signedIn(backend.origin, 'op.hubei');
    pur = await signedIn(backend.origin, 'purchase.hq');
    hq = await signedIn(backend.origin, 'admin.hq');
    companyForm = await withScans(app, plain);
  });
  afterAll(() => backend.stop());

  const look = (who: Client, id: string) => who.data(commodityEntryApi.detail, { id });

  test('no way round: what a form says of states counts for nothing', async () => {
    const form = {
      ...(await withScans(app, commodityForm)),
      commonName: '头孢地尼分散片',
      approvalNo: '国药准字H20203458',
      status: 3,
      erpCode: 'X',
      verdicts: [],
    };
    const saved = await app.data(commodityApplyApi.save, { form });
    const draft = await look(app, saved.entryId);
    expect(draft).toMatchObject({ status: ENTRY_STATUS.draft, erpCode: '' });
    expect(draft.form).not.toHaveProperty('status');
    await app.data(commodityApplyApi.submit, { id: saved.entryId, version: saved.version });
    const { version } = await look(hq, saved.entryId);
    const early = await hq.call(commodityEntryApi.writeErp, { id: saved.entryId, version });
    expect(early.code).toBe(ERROR.entryForbids);
  });

  test('a form names files that are in sight, and no others', async () => {
    const licences = companyForm.licences.map((one, i) => (i === 1 ? { ...one, images: ['999999'] } : one));
    const { entryId: id } = await app.data(companyApplyApi.save, { form: { ...companyForm, licences } });
    const answer = await app.call(companyApplyApi.submit, { id, version: 1 });
    expect(answer).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'licences.1.images' }] });
  });

  test('a credit code that exists is refused, a wrong one and a lacking licence are named', async () => {
    const save = (form: object) => app.data(companyApplyApi.save, { form: { ...form } });
    const wrong = await save({ ...companyForm, uscc: '91420100MA4KTE5T80' });
    expect((await app.call(companyApplyApi.submit, { id: wrong.entryId, version: 1 })).code).toBe(ERROR.usccWrong);
    const bare = await save({ ...companyForm, licences: companyForm.licences.slice(0, 1) });
    const answer = await app.call(companyApplyApi.submit, { id: bare.entryId, version: 1 });
    const lacking = [{ field: 'licences', msg: '缺少所需的证照：药品经营许可证' }];
    expect(answer).toMatchObject({ code: ERROR.invalidInput, data: expect.arrayContaining(lacking) });
    const english = { headers: { 'accept-language': 'en-US' } };
    const elsewhere = await app.call(companyApplyApi.submit, { id: bare.entryId, version: 1 }, english);
    expect(elsewhere.data).toContainEqual({
      field: 'licences',
      msg: 'A needed licence is missing: Drug trade licence',
    });
    const one = await save(companyForm);
    await app.data(companyApplyApi.submit, { id: one.entryId, version: 1 });
    expect((await pur.data(approvalApi.inbox, { pageSize: 200 })).records.map(({ entryId }) => entryId)).toContain(
      one.entryId,
    );
    const two = await save({ ...companyForm, companyName: '另一家医药有限公司' });
    const taken = await app.call(companyApplyApi.submit, { id: two.entryId, version: 1 });
    expect(taken.code).toBe(ERROR.usccTaken);
    const list = await pur.data(companyEntryApi.page, { mine: 1, uscc: '300258142' });
    expect(list.records.map(({ entryId, can }) => [entryId, can.includes('audit')])).toEqual([[one.entryId, true]]);
  });
});
