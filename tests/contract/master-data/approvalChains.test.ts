/* docs/domain/approval.md#chains */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityEntryApi, companyApplyApi, companyEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { type companyForm, withScans } from './entryForms';
import { takeBackSeen } from './approvalBack';

const STEP = { stepName: '质管', approvers: [{ kind: 1 as const, value: 'QUALITY_CLERK' }] };

describe.each(MAIN_ENGINE)('chains, and taking an approval back ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;

  beforeAll(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(() => backend.stop());

  const chainOf = async (chainCode: string) =>
    (await admin.data(approvalApi.chains, { pageSize: 50 })).records.find((one) => one.chainCode === chainCode)!;

  test('which chain a document would take', async () => {
    const taken = async (subject: object) =>
      (await admin.data(approvalApi.trial, { bizKind: 3, ...subject })).chainCode;
    expect(await taken({})).toBe('SP');
    expect(await taken({ firstBusiness: 1 })).toBe('SP-SY');
    expect(await taken({ firstBusiness: 1, storage: 4 })).toBe('SP-SY-1');
    expect(await taken({ firstBusiness: 1, operateRangeIds: ['1007'] })).toBe('SP-SY-1');
    expect(await taken({ isChange: 1 })).toBe('SP-BG');
  });

  test('one that takes whatever comes has to stay; what was taken is never deleted', async () => {
    const sp = await chainOf('SP');
    expect(
      (await admin.call(approvalApi.chainStatus, { chainId: sp.chainId, version: sp.version, status: 0 })).code,
    ).toBe(ERROR.chainInUse);
    const used = await chainOf('SP-SY');
    expect(used.inUse).toBeGreaterThan(0);
    expect((await admin.call(approvalApi.deleteChain, { chainId: used.chainId, version: used.version })).code).toBe(
      ERROR.chainInUse,
    );
    const input = { chainCode: 'SP-X', chainName: '测试', bizKind: 3 as const, priority: 99, steps: [STEP] };
    const nobody = { ...input, steps: [{ ...STEP, approvers: [{ kind: 1 as const, value: 'NO_SUCH_ROLE' }] }] };
    expect((await admin.call(approvalApi.addChain, nobody)).code).toBe(ERROR.stepWithoutApprover);
    const foreign = { ...input, steps: [{ ...STEP, fields: ['creditCode'] }] };
    expect((await admin.call(approvalApi.addChain, foreign)).code).toBe(ERROR.invalidInput);
    const { chainId } = await admin.data(approvalApi.addChain, input);
    expect((await admin.call(approvalApi.addChain, input)).code).toBe(ERROR.invalidInput);
    await admin.data(approvalApi.deleteChain, { chainId, version: 1 });
    await admin.data(approvalApi.addChain, input);
    const clerk = await signedIn(backend.origin, 'op.hubei');
    expect((await clerk.call(approvalApi.addChain, input)).code).toBe(ERROR.notGranted);
  });

  test('what was withdrawn or voided waits for nobody, and a document that comes again is open', async () => {
    const page = (query: object) => admin.data(approvalCancelApi.page, { pageSize: 200, ...query });
    const { records } = await page({});
    const withdrawn = records.find(({ status }) => status === ENTRY_STATUS.withdrawn)!;
    expect(withdrawn).toMatchObject({ approvalStatus: 9, cancelStatus: 0, finishTime: null, canCancel: false });
    for (const approvalStatus of [1, 2, 3, 9] as const) {
      const listed = (await page({ approvalStatus })).records.map(({ entryId }) => entryId);
      const expected = records.filter((one) => one.approvalStatus === approvalStatus).map(({ entryId }) => entryId);
      expect([approvalStatus, listed]).toEqual([approvalStatus, expected]);
    }
    const company = records.find(({ status, bizType }) => status === ENTRY_STATUS.waiting && bizType === 1)!;
    const { entryId: id, version, bizNo } = company;
    expect((await takeBackSeen(admin, { id, version, reason: '资料有误，重新申请', rollback: 1 })).code).toBe(200);
    const applicant = await signedIn(backend.origin, 'op.hubei');
    const draft = await applicant.data(companyEntryApi.detail, { id });
    // What a form says is checked as any other is.
    const form = await withScans(applicant, draft.form as typeof companyForm);
    const saved = await applicant.data(companyApplyApi.save, { id, version: draft.version, form });
    const again = { id, version: saved.version, dupReason: '总部已核实为不同主体', confirm: 1 as const };
    await applicant.data(companyApplyApi.submit, again);
    const [row] = (await page({ bizNo, approvalStatus: 1 })).records;
    expect(row).toMatchObject({ approvalStatus: 1, cancelStatus: 0, cancelReason: '', finishTime: null });
    expect((await page({ bizNo, cancelStatus: 1 })).records).toEqual([]);
  });

  test('an approval is taken back with all that it brings, within seven days and while nothing came of it', async () => {
    const all = (await admin.data(approvalCancelApi.page, { pageSize: 50, bizType: 3 })).records;
    const written = all.find(({ status }) => status === ENTRY_STATUS.written)!;
    expect(written.canCancel).toBe(false);
    const wish = { reason: '资料有误，重新申请', rollback: 1 as const };
    const late = await takeBackSeen(admin, { id: written.entryId, ...wish });
    expect(late.code).toBe(ERROR.approvalGone);
    const open = all.find(({ stepName }) => stepName === '质量负责人')!;
    const effects = await admin.data(approvalCancelApi.effects, { id: open.entryId });
    expect(effects).toMatchObject({ approvalNo: open.approvalNo, openTasks: 1, decisions: 2, daysLeft: null });
    expect((await takeBackSeen(admin, { id: open.entryId, ...wish })).code).toBe(200);
    const [row] = (await admin.data(approvalCancelApi.page, { bizNo: open.bizNo })).records;
    expect(row).toMatchObject({
      approvalStatus: 9,
      status: ENTRY_STATUS.draft,
      cancelByName: '周启明',
      canCancel: false,
    });
    // A draft again: its applicant's alone.
    expect((await admin.call(commodityEntryApi.detail, { id: open.entryId })).code).toBe(ERROR.notFound);
    const { rounds, entryNo } = await admin.data(approvalCancelApi.flow, { id: open.entryId });
    const cancelled = { byName: '周启明', reason: wish.reason, time: row!.cancelTime };
    expect([entryNo, rounds]).toEqual([open.bizNo, [expect.objectContaining({ round: 1, cancelled })]]);
    const passed = all.find(({ status }) => status === ENTRY_STATUS.passed)!;
    expect((await takeBackSeen(admin, { id: passed.entryId, ...wish, rollback: 0 })).code).toBe(200);
    expect(await admin.data(commodityEntryApi.detail, { id: passed.entryId })).toMatchObject({
      status: ENTRY_STATUS.voided,
      rejectReason: wish.reason,
    });
  });
});
