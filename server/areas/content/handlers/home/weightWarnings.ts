import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, type Warning } from '../../../../http/failure';
import { branchLines } from '../../data/home/lines';
import { pageWeight } from '../../data/home/pageWeight';
import type { VersionRow } from '../../data/home/versions';
import { isAboveAdvice, isTooLarge, type Weight } from '../../rules/weight';
import { jsonBytes } from './checkComponents';
import { resolveWhole } from './resolveParts';

/** Refuses a page that is too large; asks about one that is larger than is good (docs/domain/home-rendering.md#weight). */
export function weightWarnings(weight: Weight, { components }: VersionRow): Warning[] {
  if (isTooLarge(weight, { components: components.length, bytes: jsonBytes(components) }))
    throw new Failure(ERROR.pageTooLarge);
  const files = weight.heaviest.map(({ component, kb }) => `${component}: ${kb} KB`);
  return isAboveAdvice(weight) ? [{ code: ERROR.pageAboveAdvice, params: { files } }] : [];
}

/**
 * The weight of a page in the first open company that it is published for: its lists show other products in another
 * one.
 */
export async function weightIn(components: readonly StoredComponent[], branchIds: readonly string[], context: Context) {
  const { db } = context;
  const open = await branchLines(db, branchIds);
  const [branchId = context.session.branchId] = branchIds.filter((one) => open.some((line) => line.branchId === one));
  // Uses the transaction of the publication: an embedded database has no second connection.
  return pageWeight(db, components, await resolveWhole(components, branchId, context));
}
