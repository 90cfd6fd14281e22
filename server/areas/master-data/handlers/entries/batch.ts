import { VERDICT } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { EntryPage, FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { entryApis } from '../../../../../src/contract/master-data/entries';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { draftsOf } from '../../data/approval/documents';
import { fieldsOfStep, keptFields } from '../../rules/approval/life';
import { isSeen, passEntry } from './decide';
import { alikeOf } from './others';
import { auditWarnings, demandDecidable, demandRight, demandUnlocked } from './rights';
import { type Case, lockedEntry, seenEntry } from './lockedEntry';

type Item = Parsed<(typeof entryApis)[EntryPage]['batchAudit']>['items'][number];

interface Judged {
  id: string;
  ok: boolean;
  code: number;
  msg: string;
}

/** Refuses an entry with a field to judge, a warning or a similar record (43673); answers what passes it. */
async function readyOne(loaded: Case, item: Item, context: Context) {
  const { db, session } = context;
  const { row, doc } = loaded;
  demandDecidable(loaded);
  if (!isSeen(loaded, item)) throw new Failure(ERROR.versionConflict);
  const right = await demandRight(loaded, context);
  demandUnlocked(loaded, context);
  const drafts = await draftsOf(db, row, session.userId);
  const step = doc.steps[doc.stepNo - 1];
  const known = new Set([
    ...keptFields(doc, doc.stepNo),
    ...drafts.filter(({ verdict }) => verdict === VERDICT.good).map(({ path }) => path),
  ]);
  const isJudged = step !== undefined && fieldsOfStep(step, doc).every((path) => known.has(path));
  const isBlamed = drafts.some(({ verdict }) => verdict === VERDICT.toChange);
  const alike = await alikeOf(loaded, db, DUPLICATE_VERDICT.possible);
  if (!isJudged || isBlamed || alike.length > 0) throw new Failure(ERROR.entryNeedsEyes);
  const warnings = await auditWarnings(loaded, alike, context);
  if (warnings.length > 0) throw new Failure(ERROR.entryNeedsEyes);
  return { right, verdicts: drafts, opinion: '' };
}

async function passOne(kind: FormKind, item: Item, context: Context) {
  const loaded = await lockedEntry(kind, item.id, context);
  await passEntry(loaded, await readyOne(loaded, item, context), context);
  return loaded.row.entryNo;
}

/** What is answered for an entry that a batch does not pass. */
function refusalOf(id: string, error: unknown, { request }: Context) {
  if (!(error instanceof Failure)) throw error;
  return { id, ok: false, code: error.code, msg: translate(request.language)(error.code, error.params) };
}

/** What the batch would do with each entry as of now. */
export const batchPreview =
  (kind: FormKind) =>
  async ({ items }: { items: Item[] }, context: Context) => {
    const results: Judged[] = [];
    for (const item of items) {
      try {
        await readyOne(await seenEntry(kind, item.id, context), item, context);
        results.push({ id: item.id, ok: true, code: 200, msg: '' });
      } catch (error) {
        results.push(refusalOf(item.id, error, context));
      }
    }
    return results;
  };

/** Passes each entry in a transaction of its own, so that the others stand when one is refused. */
export const batchAudit =
  (kind: FormKind) =>
  async ({ items }: { items: Item[] }, context: Context) => {
    const results: Judged[] = [];
    const numbers: string[] = [];
    for (const item of items) {
      try {
        numbers.push(await inTransaction(context, (inside) => passOne(kind, item, inside)));
        results.push({ id: item.id, ok: true, code: 200, msg: '' });
      } catch (error) {
        results.push(refusalOf(item.id, error, context));
      }
    }
    context.note({
      objectId: items[0]?.id ?? '',
      objectName: numbers.join(' ').slice(0, 200),
      after: { done: numbers.length },
    });
    return { done: numbers.length, failed: results.length - numbers.length, items: results };
  };
