/* docs/domain/approval.md#cancelling: a renewal that the headquarters take back. */
import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { customerApplyApi, customerEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type LicenceInput, RENEWAL_STATE } from '../../../src/contract/master-data/licences';
import { RENEWAL_RESULT, renewalApi } from '../../../src/contract/master-data/renewals';
import { signedIn } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { customerForm } from './entryForms';
import { takeBackSeen } from './approvalBack';
import { practice, renew, seen } from './renewing';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

test('the headquarters take a renewal back: for good, or as a draft that its applicant submits again', async () => {
  await moments.at('2026-03-12 10:00:00', async ({ operator, admin }) => {
    expect((await renew(operator)).code).toBe(200);
    const { entryNo } = await seen(operator);
    const approval = async () =>
      (await admin.data(approvalCancelApi.page, { pageSize: 10, bizNo: entryNo })).records[0]!;
    const takeBack = async (rollback: 0 | 1) => {
      const { entryId: id, canCancel } = await approval();
      expect(canCancel).toBe(true);
      expect((await takeBackSeen(admin, { id, reason: '资料有误，重新申请', rollback })).code).toBe(200);
    };
    await takeBack(1);
    expect((await practice(operator))[0]).toMatchObject({ renewalState: RENEWAL_STATE.draft, renewalNo: entryNo });
    expect((await renew(admin)).code).toBe(ERROR.notGranted);
    expect((await renew(operator)).code).toBe(200);
    expect((await practice(operator))[0]).toMatchObject({ renewalState: RENEWAL_STATE.inReview, renewalNo: entryNo });
    expect(await approval()).toMatchObject({ approvalNo: `${entryNo}-2`, cancelStatus: 0 });
    await takeBack(0);
    expect((await practice(operator))[0]).toMatchObject({ renewalState: RENEWAL_STATE.none, renewalNo: '' });
    expect((await renew(operator)).code).toBe(200);
  });
});

test('a change that takes the licence away ends its renewal', async () => {
  await moments.at('2026-03-12 10:00:00', async ({ backend, operator, admin }) => {
    const quality = await signedIn(backend.origin, 'quality.hq');
    expect((await renew(operator)).code).toBe(200);
    const renewal = await seen(quality);
    const [old] = await practice(operator);
    const { entryId: id, version } = await operator.data(customerApplyApi.save, { form: {}, changeOf: 'C101' });
    const begun = (await operator.data(customerEntryApi.detail, { id })).form;
    const licences = (begun.licences as LicenceInput[]).map((one) =>
      one.licenceId === old!.licenceId
        ? { ...one, licenceId: 'NEW', licenceNo: 'PDY20260777', expiryDate: '2030-01-01' }
        : one,
    );
    const { address, receivers } = customerForm;
    const more = { address, receivers, legalPerson: '李明', practiceLicenceNo: 'PDY20210301', licences };
    const form = { ...customerForm, ...begun, ...more };
    const saved = await operator.data(customerApplyApi.save, { id, version, form });
    await operator.data(customerApplyApi.submit, {
      ...{ id, version: saved.version, dupReason: '本客户的变更', confirm: 1 as const },
    });
    const { round, stepNo, contentHash, judge } = await quality.data(customerEntryApi.detail, { id });
    const verdicts = judge!.fields.map((path) => ({ path, verdict: 1 as const }));
    const passing = { round, stepNo, contentHash, result: 1 as const, confirm: 1 as const };
    await quality.data(customerEntryApi.audit, { id, ...passing, verdicts });
    const passed = await admin.data(customerEntryApi.detail, { id });
    await admin.data(customerEntryApi.writeErp, { id, version: passed.version });
    const { records } = await admin.data(approvalCancelApi.page, { pageSize: 10, bizNo: renewal.entryNo });
    expect(records).toMatchObject([{ status: ENTRY_STATUS.voided, canCancel: false }]);
    const { entryId, round: of, stepNo: at, contentHash: hash } = renewal;
    const late = await quality.call(renewalApi.audit, {
      ...{ id: entryId, round: of, stepNo: at, contentHash: hash, result: RENEWAL_RESULT.pass },
    });
    expect(late.code).toBe(ERROR.entryForbids);
    expect((await practice(operator)).map(({ licenceNo }) => licenceNo)).toEqual(['PDY20260777']);
  });
});
