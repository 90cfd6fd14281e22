import { eq } from 'drizzle-orm';
import { ENTRY_STATUS, type EntryStatus } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { PublicState, publicEntryApi } from '../../../../../src/contract/master-data/public-entry';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { enqueue } from '../../../../platform/jobs/queue';
import { maskName } from '../../../../platform/mask';
import { branch } from '../../../../platform/schema/organisation';
import { ofParent } from '../../../../platform/scope';
import { PUBLIC_ENTRY_JOB } from '../../data/publicEntries';
import { toChangeOf } from '../entries/detail';
import { filesOf } from '../entries/files';
import { type Applied, type ByCode, entryByCode } from './byCode';
import { kindName, publicFields, shownFiles } from './drafts';
import { demandWithin, demandWork } from './limits';
import { demandSmsCode } from './sms';

const STATE: Readonly<Record<EntryStatus, PublicState>> = {
  // Its approval was taken back: the applicant may correct it.
  [ENTRY_STATUS.draft]: 'toSupplement',
  [ENTRY_STATUS.waiting]: 'received',
  [ENTRY_STATUS.inReview]: 'inReview',
  [ENTRY_STATUS.passed]: 'passed',
  [ENTRY_STATUS.returned]: 'toSupplement',
  [ENTRY_STATUS.written]: 'passed',
  [ENTRY_STATUS.withdrawn]: 'withdrawn',
  [ENTRY_STATUS.voided]: 'notPassed',
};

/** What the applicant is told. An application that resembles another record is in review while it waits. */
function stateOf({ status, dupOf }: Applied['row']): PublicState {
  return status === ENTRY_STATUS.waiting && dupOf !== '' ? 'inReview' : STATE[status];
}

const THEIRS: readonly EntryStatus[] = [ENTRY_STATUS.draft, ENTRY_STATUS.returned];
/** Whether the applicant may correct it. */
export const isTheirs = ({ status }: Pick<Applied['row'], 'status'>) => THEIRS.includes(status);

/** What is to be changed, without who said so. */
const remarksOf = async ({ db }: Context, row: Applied['row']) =>
  row.status === ENTRY_STATUS.returned ? (await toChangeOf(db, row)).map(({ path, remark }) => ({ path, remark })) : [];

export async function entryResult(byCode: ByCode, context: Context): Promise<Output<typeof publicEntryApi.result>> {
  await demandWithin(context, { result: context.request.ip });
  const { row, kind } = await entryByCode(context, byCode);
  const state = stateOf(row);
  return {
    ...{ entryNo: row.entryNo, kind: kindName(kind), name: maskName(row.name), state },
    statusText: translate(context.request.language)(`publicEntry.${state}`),
    submitTime: row.submitTime ?? row.gmtCreated,
    remarks: await remarksOf(context, row),
    resubmit: isTheirs(row),
  };
}

/** All that the applicant has filled in, while he may correct it. */
export async function returnedEntry(byCode: ByCode, context: Context): Promise<Output<typeof publicEntryApi.returned>> {
  await demandWithin(context, { result: context.request.ip });
  const { row, kind } = await entryByCode(context, byCode);
  if (!isTheirs(row)) throw new Failure(ERROR.entryForbids);
  const [company] = await context.db
    .select({ branchName: branch.branchName })
    .from(branch)
    .where(ofParent(branch.branchId, row.branchId, eq(branch.branchId, row.branchId)));
  const name = kindName(kind);
  const { branchId, form } = row;
  return {
    ...{ kind: name, branchId, branchName: company?.branchName ?? '', form: publicFields(name, form) },
    remarks: await remarksOf(context, row),
    files: await shownFiles(context, filesOf(form)),
  };
}

/** Queues a new code for the phone on record. Only the job looks whose phone it is: the answer is one for all. */
export async function newQueryCodeFor(
  { entryNo, phone, smsCode, captcha }: Parsed<typeof publicEntryApi.newCode>,
  context: Context,
) {
  const { app, ms, request, note } = context;
  await demandWithin(context, { result: request.ip });
  await demandWork(context, { captcha });
  await demandSmsCode(context, { phone, smsCode, kind: 'newCode' });
  const payload = { what: 'newCode' as const, entryNo, phone };
  await enqueue(app.db, [{ kind: PUBLIC_ENTRY_JOB, key: `newCode ${entryNo} ${phone} ${ms}`, payload }], ms);
  note({ objectId: entryNo });
  return true;
}
