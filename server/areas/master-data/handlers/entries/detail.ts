import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { VERDICT } from '../../../../../src/contract/master-data/approval';
import type { EntryDetail, FormKind } from '../../../../../src/contract/master-data/entry-records';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import type { Db } from '../../../../platform/database/db';
import { fileUrl } from '../../../../http/links';
import { translate } from '../../../../http/texts';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent, within } from '../../../../platform/scope';
import { draftsOf, type Loaded } from '../../data/approval/documents';
import { fieldNames } from '../../data/fieldNames';
import { QUARANTINE } from '../../data/publicEntries';
import { fieldVerdict } from '../../data/schema/approval';
import { duplicateFacts } from '../../data/schema/duplicates';
import type { EntryRow } from '../../data/schema/entry';
import { difference } from '../../rules/approval/difference';
import { fieldsOfStep, keptFields, openTasks } from '../../rules/approval/life';
import { judgedBefore } from './diff';
import { flowSteps, keptTasks, stepNameOf } from './flow';
import { checkForm } from '../../rules/formChecks';
import { lockOf, seenEntry } from './lockedEntry';
import { entryRecords } from './records';
import { rightOn } from './rights';
import { standardsOf } from './standards';
import { filesOf } from './files';

async function judgeOf(loaded: Loaded, context: Context): Promise<EntryDetail['judge']> {
  const { row, doc } = loaded;
  const lock = lockOf(row, context.ms);
  const { userId } = context.session;
  // An applicant judges nothing of his own, and without an open task nobody does.
  if (row.applicantId === userId || openTasks(doc).length === 0) return null;
  if (lock && lock.by !== userId) return null;
  const right = await rightOn(loaded, context);
  const step = doc.steps[doc.stepNo - 1];
  if (typeof right === 'number' || !step) return null;
  return {
    taskId: right.taskId,
    onBehalfOfName: right.onBehalfOf?.userName ?? '',
    fields: fieldsOfStep(step, doc),
    kept: [...keptFields(doc, doc.stepNo)],
    drafts: await draftsOf(context.db, row, userId),
  };
}

/** The warnings of a form, in the asker's language. */
export function warningsOf(kind: FormKind, form: unknown, { now, request }: Context) {
  const parsed = FORMS[kind].safeParse(form);
  if (!parsed.success) return [];
  const say = translate(request.language);
  return checkForm(kind, parsed.data, now.slice(0, 10)).warnings.map(({ code, params }) => ({
    code,
    text: say(code, params),
  }));
}

/**
 * Links to all that the entry shows now and has shown before. A form may name any file: only what was handed over in the
 * entry's company, or what its master has, is linked.
 */
async function picturesOf({ fileIds, form, before, branchId }: Loaded['row'], { db, app, ms }: Context) {
  const ofMaster = filesOf(before ?? {});
  const named = [...new Set([...fileIds, ...filesOf(form)])];
  const own =
    named.length === 0
      ? []
      : await db
          .select({ fileId: file.fileId })
          .from(file)
          .where(
            global(
              'joined',
              and(inArray(file.fileId, named), eq(file.branchId, branchId), ne(file.bizType, QUARANTINE)),
            ),
          );
  const ids = new Set([...ofMaster, ...own.map(({ fileId }) => fileId)]);
  return Object.fromEntries([...ids].map((id) => [id, fileUrl(app.linkSecret, id, ms)]));
}

/** The record that an entry duplicates, for whoever sees that; else that there is one elsewhere. */
async function shownDuplicate(kind: FormKind, { dupOf }: EntryRow, { db, session, request }: Context) {
  if (dupOf === '') return '';
  const [seen] = await db
    .select({ id: duplicateFacts.sourceId })
    .from(duplicateFacts)
    .where(within(session, duplicateFacts, and(eq(duplicateFacts.kind, kind), eq(duplicateFacts.code, dupOf))));
  return seen ? dupOf : translate(request.language)('duplicate.elsewhere');
}

const askedOf = (loaded: Loaded, verdicts: readonly { path: string; remark: string; stepNo: number }[]) =>
  verdicts.map(({ path, remark, stepNo }) => ({ path, remark, stepName: stepNameOf(loaded, stepNo) }));

/** What the last round asks its applicant to change. */
export const toChangeOf = (db: Db, { entryId, round }: Pick<EntryRow, 'entryId' | 'round'>) =>
  db
    .select({ path: fieldVerdict.path, remark: fieldVerdict.remark, stepNo: fieldVerdict.stepNo })
    .from(fieldVerdict)
    .where(
      ofParent(
        fieldVerdict.entryId,
        entryId,
        and(eq(fieldVerdict.round, round), eq(fieldVerdict.state, 1), eq(fieldVerdict.verdict, VERDICT.toChange)),
      ),
    )
    .orderBy(asc(fieldVerdict.stepNo), asc(fieldVerdict.path));

export const entryDetail =
  (kind: FormKind) =>
  async ({ id }: { id: string }, context: Context): Promise<EntryDetail> => {
    const loaded = await seenEntry(kind, id, context);
    const { row, tasks, doc } = loaded;
    const judge = await judgeOf(loaded, context);
    const [record] = await entryRecords([row], new Set(judge ? [row.entryId] : []), context);
    if (!record) throw new Error('An entry that was read has no record.');
    const isAsked = doc.verdicts.some(({ round, verdict }) => round === row.round && verdict === VERDICT.toChange);
    const toChange = isAsked ? await toChangeOf(context.db, row) : [];
    const lock = lockOf(row, context.ms);
    const before = await judgedBefore(loaded, context);
    return {
      ...record,
      form: row.form,
      before: row.before,
      changeOf: row.changeOf,
      chainName: row.chain?.chainName ?? '',
      steps: (row.chain?.steps ?? []).map(({ stepName, dueHours }, i) => ({ stepNo: i + 1, stepName, dueHours })),
      tasks: await flowSteps(
        loaded,
        tasks.filter(({ round }) => round === row.round),
        context,
      ),
      kept: await flowSteps(loaded, keptTasks(loaded, tasks), context),
      lock: lock ? { byName: lock.byName, minutes: lock.minutes, isMine: lock.by === context.session.userId } : null,
      judge,
      changes: before ? difference(before, row.form) : [],
      asked: askedOf(loaded, toChange),
      replies: row.replies,
      warnings: warningsOf(kind, row.form, context),
      dupOf: await shownDuplicate(kind, row, context),
      dupReason: row.dupReason,
      standard: await standardsOf(row, context),
      pictures: await picturesOf(row, context),
      names: await fieldNames(context.db, [row.form, row.before ?? {}, before ?? {}].flatMap(Object.entries<unknown>)),
    };
  };
