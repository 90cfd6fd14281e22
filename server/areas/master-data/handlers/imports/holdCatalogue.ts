import type { Context } from '../../../../http/context';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import type { Target } from '../../../tasks/public';

/** What was checked of the catalogue, which has no company, stays so until it is written. */
export async function holdCatalogue(_target: Target, { db }: Context) {
  await takeLock(db, 'catalogue');
}
