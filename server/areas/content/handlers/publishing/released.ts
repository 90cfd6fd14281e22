import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Context } from '../../../../http/context';
import { type Confirmation, notFound } from '../../../../http/failure';
import { demandBranches } from './audience';
import type { Published } from './store';

const { published, takenDown } = PUBLISH_STATUS;

type Released = Pick<Published, 'branchIds' | 'publishStatus' | 'publishTime' | 'takeDownTime'>;

interface Moves<Row extends Released> {
  read: (id: string, context: Context) => Promise<Row | undefined>;
  nameOf: (row: Row) => { objectId: string; objectName: string };
  publishRow: (row: Row, context: Context) => Promise<unknown>;
  takeRowDown: (row: Row, input: Confirmation, context: Context) => Promise<unknown>;
  /** Refuses an object of others; by default, one of companies that the user does not see. */
  demandOwn?: (row: Row, context: Context) => Promise<unknown>;
}

const ofOwnCompanies = ({ branchIds }: Released, context: Context) => demandBranches(branchIds, [], context);

/** What a release does with one object, as a person would do it by hand (docs/domain/releases.md#members). */
export function releasedWith<Row extends Released>({
  read,
  nameOf,
  publishRow,
  takeRowDown,
  demandOwn = ofOwnCompanies,
}: Moves<Row>) {
  async function seen(id: string, context: Context): Promise<Row> {
    const row = await read(id, context);
    if (!row) throw notFound();
    await demandOwn(row, context);
    return row;
  }
  return {
    lock: async (id: string, context: Context) => nameOf(await seen(id, context)).objectName,
    publish: async (id: string, context: Context) => publishRow(await seen(id, context), context),
    takeDown: async (id: string, input: Confirmation, context: Context) =>
      takeRowDown(await seen(id, context), input, context),
    /** Takes the object down, unless somebody has done so since or has published it anew. */
    async takeBack(id: string, doneTime: string, context: Context) {
      const row = await read(id, context);
      if (row?.publishStatus !== published || row.publishTime !== doneTime) return;
      await takeRowDown(row, { confirm: 1 }, context);
    },
    /** Publishes the object again, where it still may be and nobody has decided otherwise since. */
    async bringBack(id: string, doneTime: string, context: Context) {
      const row = await read(id, context);
      if (row?.publishStatus !== takenDown || row.takeDownTime !== doneTime) return;
      await publishRow(row, context);
    },
  };
}
