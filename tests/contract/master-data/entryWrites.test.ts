/* docs/domain/approval.md#writing: what a change says is written, and nothing else. */
import {
  commodityApplyApi,
  commodityEntryApi,
  customerApplyApi,
  customerEntryApi,
} from '../../../src/contract/master-data/entries';
import { licenceApi } from '../../../src/contract/master-data/licence-calls';
import { LICENCE_STATE, type LicenceInput, OWNER_TYPE } from '../../../src/contract/master-data/licences';
import { onlineGoodsApi } from '../../../src/contract/master-data/online-goods';
import { RENEWAL_RESULT, renewalApi } from '../../../src/contract/master-data/renewals';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { commodityForm, customerForm, withScans } from './entryForms';

describe.each(MAIN_ENGINE)('what an approved change writes ($engine)', ({ start }) => {
  let backend: Backend;
  let people: Record<'app' | 'buyer' | 'quality' | 'head' | 'hq', Client>;

  beforeAll(async () => {
    backend = await start();
    const sign = (name: string) => signedIn(backend.origin, name);
    const [app, buyer, quality, head, hq] = await Promise.all(
      ['op.hubei', 'purchase.hq', 'quality.hq', 'head.hq', 'admin.hq'].map(sign),
    );
    people = { app: app!, buyer: buyer!, quality: quality!, head: head!, hq: hq! };
  });
  afterAll(() => backend.stop());

  type Api = typeof customerEntryApi;
  const pass = async (who: Client, api: Api, id: string) => {
    const { round, stepNo, contentHash, judge } = await who.data(api.detail, { id });
    const verdicts = (judge?.fields ?? []).map((path) => ({ path, verdict: 1 as const }));
    await who.data(api.audit, { id, round, stepNo, contentHash, result: 1, verdicts, confirm: 1 });
  };
  const write = async (api: Api, id: string) => {
    const { version } = await people.hq.data(api.detail, { id });
    await people.hq.data(api.writeErp, { id, version });
    return people.hq.data(api.detail, { id });
  };

  test('a licence that is renewed while a change of it is under way stays', async () => {
    const { app, quality } = people;
    const owner = { ownerType: OWNER_TYPE.customer, ownerId: 'C101' };
    const practice = async () =>
      (await app.data(licenceApi.ofOwner, owner)).filter(({ licenceType }) => licenceType === 4);
    const { entryId: id, version } = await app.data(customerApplyApi.save, { form: {}, changeOf: 'C101' });
    const begun = (await app.data(customerEntryApi.detail, { id })).form;
    const [old] = await practice();
    const others = await app.data(licenceApi.ofOwner, owner);
    const licences = (begun.licences as LicenceInput[]).map((one) =>
      one.licenceId === old!.licenceId ? { ...one, issuer: '武昌区卫生健康委员会' } : one,
    );
    const { address, receivers } = customerForm;
    const more = { address, receivers, legalPerson: '李明', practiceLicenceNo: 'PDY20210301' };
    const form = { ...customerForm, ...begun, ...more, licences };
    const saved = await app.data(customerApplyApi.save, { id, version, form });
    await app.data(customerApplyApi.submit, { id, version: saved.version, dupReason: '本客户的变更', confirm: 1 });

    await app.data(renewalApi.renew, {
      ...{ licenceId: old!.licenceId, version: old!.version, images: old!.images.map(({ fileId }) => fileId) },
      ...{ licenceNo: 'PDY20260301', issuer: '武昌区卫生健康局', issueDate: '2026-03-05', expiryDate: '2031-03-19' },
    });
    const seen = await quality.data(renewalApi.renewal, { licenceId: old!.licenceId });
    const { entryId, round, stepNo, contentHash } = seen;
    await quality.data(renewalApi.audit, { id: entryId, round, stepNo, contentHash, result: RENEWAL_RESULT.pass });

    await pass(quality, customerEntryApi, id);
    await write(customerEntryApi, id);
    const after = await practice();
    expect(after.map(({ licenceState, expiryDate }) => [licenceState, expiryDate])).toEqual([
      [LICENCE_STATE.renewed, old!.expiryDate],
      [LICENCE_STATE.valid, '2031-03-19'],
    ]);
    expect(await app.data(licenceApi.ofOwner, owner)).toHaveLength(others.length + 1);
  });

  test('the price that was approved is the price of the branch', async () => {
    const { app, buyer, quality, head } = people;
    const form = { ...(await withScans(app, commodityForm)), commonName: '盐酸二甲双胍缓释片', spec: '0.5g*30片' };
    const own = { ...form, approvalNo: '国药准字H20203471' };
    const made = await app.data(commodityApplyApi.save, { form: own });
    await app.data(commodityApplyApi.submit, { id: made.entryId, version: made.version });
    const passAll = async (entryId: string) => {
      for (const who of [buyer, quality, head]) await pass(who, commodityEntryApi, entryId);
    };
    await passAll(made.entryId);
    const { erpCode } = await write(commodityEntryApi, made.entryId);
    const changeOf = erpCode.replace('SP', 'P');

    const { entryId: id, version } = await app.data(commodityApplyApi.save, { form: {}, changeOf });
    const begun = (await app.data(commodityEntryApi.detail, { id })).form;
    expect(begun).toMatchObject({ listPrice: '12.8000', minSalePrice: '10.5000' });
    const saved = await app.data(commodityApplyApi.save, { id, version, form: { ...begun, listPrice: '19.9000' } });
    await app.data(commodityApplyApi.submit, { id, version: saved.version });
    await passAll(id);
    await write(commodityEntryApi, id);
    const { records } = await app.data(onlineGoodsApi.page, { keyword: erpCode });
    expect(records).toMatchObject([{ listPrice: '19.9000', minSalePrice: '10.5000' }]);
    const again = await app.data(commodityApplyApi.save, { form: {}, changeOf });
    const { form: now } = await app.data(commodityEntryApi.detail, { id: again.entryId });
    expect(now).toMatchObject({ listPrice: '19.9000', purchasePrice: '9.6300', minSalePrice: '10.5000' });
  });
});
