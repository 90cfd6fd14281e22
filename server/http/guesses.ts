import { MINUTE } from '../platform/clock';
import type { Db } from '../platform/database/db';
import { forgetEvents, type Limit } from './rateLimit';

/** docs/domain/account.md#limits */
export const WRONG_FROM_ADDRESS = { most: 5, within: 15 * MINUTE };
/** Wrong passwords of one account, from all addresses together. */
export const WRONG_IN_ALL = { most: 10, within: 15 * MINUTE };

/** The kind of event for a wrong password from any address. */
export const IN_ALL = 'passwordInAll';

/** Wrong passwords of an account as the caller names it: from one address, and from all. */
export function guessLimits(username: string, ip: string): Record<'fromAddress' | 'inAll', Limit> {
  const name = username.toLowerCase();
  return {
    fromAddress: { kind: 'password', key: `${name} ${ip}`, ...WRONG_FROM_ADDRESS },
    inAll: { kind: IN_ALL, key: name, ...WRONG_IN_ALL },
  };
}

/** A new password ends the lock for every address. */
export async function forgetGuesses(db: Db, loginName: string) {
  const { fromAddress, inAll } = guessLimits(loginName, '');
  await forgetEvents(db, inAll.kind, inAll.key);
  await forgetEvents(db, fromAddress.kind, { startsWith: fromAddress.key });
}
