import type { Context } from './context';

/** Who changed a row, and when. */
export const touch = ({ session, now }: Pick<Context, 'session' | 'now'>) => ({
  modifiedBy: session.loginName,
  gmtModified: now,
});
