import { asc, inArray } from 'drizzle-orm';
import { BUSINESS_TYPE } from '../../../../../src/contract/goods/business-codes';
import type { Context } from '../../../../http/context';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { within } from '../../../../platform/scope';
import { cell, demandBranch, type Importer, type Kept, takeEach } from '../../../tasks/public';
import { businessCode } from '../../data/schema/business-code';
import { addCode, deleteCode } from '../codes/write';
import { checkCodes, isDefault, isOff, knownOf, typeOf } from './codeRows';

/** Each row is a code of its own, as its form would add it. */
const write: Importer['write'] = async (rows, { branchId = '' }, context) => {
  const known = await knownOf(rows, context);
  const present = (ids: readonly (string | undefined)[]) => ids.filter((id) => id !== undefined);
  const made: string[] = [];
  for (const row of rows) {
    const { codeId } = await addCode(
      {
        ...{ branchId, businessType: typeOf(row) ?? BUSINESS_TYPE.sale, businessCode: cell(row, 'businessCode') },
        ...{ businessName: cell(row, 'businessName'), salesmanId: cell(row, 'salesmanId') },
        ...{ customerTypes: present(known.types(row)), regionIds: present(known.regions(row)) },
        ...{ isDefault: isDefault(row) ? 1 : 0, status: isOff(row) ? 0 : 1 },
      },
      context,
    );
    made.push(codeId);
  }
  return made;
};

/** Codes that nobody has changed since are deleted; a default stays until another has become it. */
async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const found = await db
    .select()
    .from(businessCode)
    .where(within(session, businessCode, inArray(businessCode.codeId, [...ids])))
    .orderBy(asc(businessCode.codeId));
  const rows = new Map(found.map((row) => [row.codeId, row]));
  return takeEach(ids, rows, async ({ codeId: id, version, lossCount, isDefault }) => {
    if (version - lossCount !== 1) return 'import.edited';
    if (isDefault === 1) return 'import.isDefault';
    await deleteCode({ id, version }, context);
    return undefined;
  });
}

/** BUSINESS_CODE: codes of a company, and what they are bound to. */
export const codeImporter: Importer = {
  open: async (target, context) => {
    await demandBranch(target, context);
    // The lock that each row would take: what was checked stays so until it is written.
    await takeLock(context.db, 'businessCodes');
  },
  check: checkCodes,
  write,
  undo: (ids, _target, context) => undo(ids, context),
};
