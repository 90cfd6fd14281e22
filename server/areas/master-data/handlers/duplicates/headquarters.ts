import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';

/** Whoever merges sees every branch: what names a master stands in all of them. */
export function requireHeadquarters({ session }: Pick<Context, 'session'>) {
  if (session.dataScope !== 'ALL') throw new Failure(ERROR.notGranted);
}
