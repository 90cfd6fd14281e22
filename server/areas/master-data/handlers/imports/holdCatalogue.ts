import type { Context } from '../../../../http/context';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import type { Target } from '../../../tasks/public';

/** Locks the catalogue, which has no company: what was checked stays so until it is written. */
export async function holdCatalogue(_target: Target, { db }: Context) {
  await takeLock(db, 'catalogue');
}
