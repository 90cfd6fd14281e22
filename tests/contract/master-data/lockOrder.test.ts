/* docs/domain/approval.md: whoever waits for somebody else's row does not hold what that one takes next. */
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { CANCEL_REASON, OWNER_TYPE } from '../../../src/contract/master-data/licences';
import { licenceApi, licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { RENEWAL_RESULT, renewalApi } from '../../../src/contract/master-data/renewals';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';
import { takeBack } from './approvalBack';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('the order of locks', () => {
  let backend: Backend;
  let admin: Client;
  beforeAll(async () => {
    backend = await main.start({ WORKER: '0' });
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(() => backend.stop());

  test('chains of one kind are locked in their order', async () => {
    const { records } = await admin.data(approvalApi.chains, { pageSize: 50, bizKind: 1 });
    const enabled = records
      .filter(({ status }) => status === 1)
      .toSorted((a, b) => (BigInt(a.chainId) < BigInt(b.chainId) ? -1 : 1));
    const [first] = enabled;
    const changed = enabled.slice(1).find(({ conditions }) => Object.keys(conditions).length > 0)!;
    const held = {
      before: `select 1 from approval_chain where chain_id = ${first!.chainId} for update`,
      free: `select 1 from approval_chain where chain_id = ${changed.chainId} for update nowait`,
    };
    const { chainId, version } = changed;
    const off = () => admin.call(approvalApi.chainStatus, { chainId, version, status: 0 });
    expect((await meanwhile(backend.databaseUrl, held, off)).code).toBe(200);
  });

  test('an application to cancel a licence is locked before its document', async () => {
    const operator = await signedIn(backend.origin, 'op.hubei');
    const { records } = await operator.data(licenceCancelApi.page, { pageSize: 500, ownerType: OWNER_TYPE.customer });
    const { licenceId } = records.find((one) => one.ownerId === 'C101' && one.licenceType === 4)!;
    const because = { reasonType: CANCEL_REASON.wrong, reason: '证号录入有误，重新登记', effectiveDate: '2026-03-10' };
    const [cancelNo] = await operator.data(licenceCancelApi.apply, { ...because, ids: [licenceId] });
    const held = {
      before: `select 1 from licence_cancel where cancel_no = '${cancelNo}' for update`,
      free: `select 1 from entry where entry_no = '${cancelNo}' for update nowait`,
    };
    expect((await meanwhile(backend.databaseUrl, held, () => takeBack(admin, cancelNo!, 0))).code).toBe(200);
  });

  test('a licence is locked before what renews it, whoever decides on that', async () => {
    const operator = await signedIn(backend.origin, 'op.hubei');
    const quality = await signedIn(backend.origin, 'quality.hq');
    const practice = async () => {
      const rows = await operator.data(licenceApi.ofOwner, { ownerType: OWNER_TYPE.customer, ownerId: 'C101' });
      return rows.find(({ licenceType }) => licenceType === 4)!;
    };
    const { licenceId, images } = await practice();
    const form = { licenceNo: 'PDY20260301', issuer: '武昌区卫生健康局', images: images.map(({ fileId }) => fileId) };
    const days = { issueDate: '2026-03-05', expiryDate: '2031-03-19' };
    const submit = async () =>
      operator.data(renewalApi.renew, { ...form, ...days, licenceId, version: (await practice()).version });
    const { entryNo } = await submit();
    const held = {
      before: `select 1 from licence where licence_id = ${licenceId} for update`,
      free: `select 1 from entry where entry_no = '${entryNo}' for update nowait`,
    };
    expect((await meanwhile(backend.databaseUrl, held, () => takeBack(admin, entryNo, 1))).code).toBe(200);
    await submit();
    const { entryId: id, round, stepNo, contentHash } = await quality.data(renewalApi.renewal, { licenceId });
    const verdicts = [{ path: 'licenceNo' as const, remark: '与原件不符' }];
    const back = { id, round, stepNo, contentHash, result: RENEWAL_RESULT.return, verdicts };
    expect((await meanwhile(backend.databaseUrl, held, () => quality.call(renewalApi.audit, back))).code).toBe(200);
  });
});
