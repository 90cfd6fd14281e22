import type { Context } from '../../../../http/context';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import type { ImportRow, Target } from '../../../tasks/public';

export const cell = ({ values }: ImportRow, field: string) => values[field] ?? '';

/** What was checked of the catalogue, which has no company, stays so until it is written. */
export async function holdCatalogue(_target: Target, { db }: Context) {
  await takeLock(db, 'catalogue');
}
