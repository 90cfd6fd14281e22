import { ERROR } from '../../../../../src/contract/error-codes';
import type { Parsed } from '../../../../../src/contract/endpoint';
import {
  PUBLIC_KINDS,
  type PublicName,
  type publicEntryApi,
} from '../../../../../src/contract/master-data/public-entry';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { Form } from '../../data/schema/entry';
import { isRows } from '../../rules/approval/paths';
import { checkedForm } from '../entries/chainTaken';
import { filesOf } from '../entries/files';
import { type Applied, entryByCode } from './byCode';
import { draftOf, type DraftRow, publicFields } from './drafts';
import { demandRoomFor, demandWithin, demandWork } from './limits';
import { invitingBranch } from './look';
import { isTheirs } from './result';
import { demandSmsCode } from './sms';

export type Submission = Parsed<typeof publicEntryApi.submitCompany>;

/** A form names what was handed over with it, and nothing else: the id of a file is easily guessed. */
function demandOwnFiles(form: Form, own: readonly string[]) {
  const licences = isRows(form.licences) ? form.licences : [];
  const problems = licences.flatMap((licence, index) =>
    filesOf({ images: licence.images }).every((one) => own.includes(one))
      ? []
      : [{ field: `licences.${index}.images`, text: 'field.unknown' as const }],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
}

export interface Checked {
  kind: PublicName;
  form: Form;
  draft: DraftRow | undefined;
  /** The application that is corrected. */
  applied: Applied | undefined;
}

/** All checks before anything is written; they are the same whatever is known of the applicant. */
export async function checkSubmission(kind: PublicName, input: Submission, context: Context): Promise<Checked> {
  const { now, request, db } = context;
  const { branchId, inviter, phone, captcha, again } = input;
  await invitingBranch(db, branchId);
  const limits = { submitOfAddress: request.ip, submitOfPhone: phone, submitOfLink: branchId };
  await demandRoomFor(context, limits);
  const applied = again ? await entryByCode(context, again) : undefined;
  if (applied && (!isTheirs(applied.row) || applied.kind !== PUBLIC_KINDS[kind])) throw new Failure(ERROR.entryForbids);
  const { draftId, draftKey } = input;
  const draft =
    draftId === undefined || draftKey === undefined ? undefined : await draftOf(context, { draftId, draftKey });
  const staffs = kind === 'customer' ? { salesmanId: applied?.row.salesmanId ?? null, inviter } : {};
  const { form } = checkedForm(PUBLIC_KINDS[kind], { ...publicFields(kind, input.form), ...staffs }, now);
  demandOwnFiles(form, [...(draft?.fileIds ?? []), ...(applied?.row.fileIds ?? [])]);
  await demandWork(context, { branchId, captcha });
  await demandSmsCode(context, { phone, smsCode: input.smsCode, kind });
  await demandWithin(context, limits);
  return { kind, form, draft, applied };
}
