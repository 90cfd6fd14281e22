import { ERROR } from '../../../../../src/contract/error-codes';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Context } from '../../../../http/context';
import { type Confirmation, Failure, InvalidInput, notFound } from '../../../../http/failure';
import { demandUnused } from '../../../../http/pageUses';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { demandNotInRelease } from './inRelease';
import { demandBranches } from './audience';
import { releasedWith } from './released';
import type { Published, Store } from './store';
import { mayMove, type Move, timeProblems } from '../../rules/publishing';

/** An object in the version that the user has seen, and the warnings that he has accepted. */
type Going = { id: string; version: number } & Confirmation;

const { published, takenDown } = PUBLISH_STATUS;

export function checkTimes(times: Pick<Published, 'startTime' | 'endTime'>, now: string) {
  const problems = timeProblems(times, now);
  if (problems.length > 0) throw new InvalidInput(problems);
}

function demandMove(how: Move, { publishStatus }: Pick<Published, 'publishStatus'>) {
  if (!mayMove(how, publishStatus)) throw new Failure(ERROR.statusForbids);
}

/** A row to be changed by hand, in the version that was seen: not while a release is to go out with it. */
const lockedWith =
  <Row extends Published & Record<string, unknown>>({ kind, read }: Pick<Store<Row>, 'kind' | 'read'>) =>
  async (id: string, version: number, context: Context): Promise<Row> => {
    const row = await read(id, context);
    if (!row) throw notFound();
    if (row.version !== version) throw await staleVersion(context, row, row);
    await demandBranches(row.branchIds, [], context);
    await demandNotInRelease(context.db, kind, id);
    return row;
  };

/** The moves of whatever is published in the app; a user makes them who sees all companies of the object. */
export function lifeCycle<Row extends Published & Record<string, unknown>>({
  kind,
  read,
  write,
  nameOf,
  target,
  check,
}: Store<Row>) {
  const locked = lockedWith<Row>({ kind, read });

  /** Writes a change and says so in the log. */
  async function change(row: Row, values: Partial<Row>, context: Context) {
    const after: Partial<Row> = { ...values, ...touch(context), version: row.version + 1 };
    await write(row, after, context);
    context.note({ ...nameOf(row), before: { ...row }, after: { ...row, ...after } });
    return true;
  }

  /** Each of the values is a field of the row. */
  const moved = (row: Row, values: Partial<Published>, context: Context) =>
    // A part of what the row extends is a part of the row.
    change(row, values as Partial<Row>, context);

  async function demandFree(row: Row, input: Confirmation, context: Context) {
    if (target) await demandUnused([{ targetType: target, targetIds: [nameOf(row).objectId] }], input, { context });
  }

  async function publishRow(row: Row, context: Context) {
    demandMove('publish', row);
    checkTimes(row, context.now);
    await check?.(row, context);
    return moved(row, { publishStatus: published, publishTime: context.now, planTime: null }, context);
  }

  async function takeRowDown(row: Row, input: Confirmation, context: Context) {
    demandMove('takeDown', row);
    await demandFree(row, input, context);
    return moved(row, { publishStatus: takenDown, takeDownTime: context.now }, context);
  }

  return {
    locked,
    change,
    released: releasedWith<Row>({ read, nameOf, publishRow, takeRowDown }),
    publish: async (id: string, version: number, context: Context) =>
      publishRow(await locked(id, version, context), context),
    takeDown: async ({ id, version, ...input }: Going, context: Context) =>
      takeRowDown(await locked(id, version, context), input, context),
    async remove({ id, version, ...input }: Going, context: Context) {
      const row = await locked(id, version, context);
      demandMove('delete', row);
      await demandFree(row, input, context);
      return moved(row, { deleted: 1 }, context);
    },
  };
}
