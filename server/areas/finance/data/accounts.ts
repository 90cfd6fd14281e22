import type { Db } from '../../../platform/database/db';
import { describe } from '../../../platform/fault';
import { type Keys, MissingKey } from '../../../platform/keys';
import { logger } from '../../../platform/logger';
import { global, ofParent } from '../../../platform/scope';
import { type BankData, cashier } from './schema/cashiers';

type Account = Pick<BankData, 'accountSealed' | 'accountHash' | 'accountTail'>;

const TAIL = 4;

/** An account number as it is stored: nobody can read it from the database alone. */
export const sealAccount = (keys: Keys, digits: string): Account => ({
  accountSealed: keys.seal('accounts', Buffer.from(digits).toString('hex')),
  accountHash: keys.hmac('accounts', digits).toString('base64url'),
  accountTail: digits.slice(-TAIL),
});

export const openAccount = (keys: Keys, { accountSealed }: Pick<Account, 'accountSealed'>) =>
  Buffer.from(keys.unseal('accounts', accountSealed), 'hex').toString();

/** ****8812 (docs/domain/platform.md#masking). */
export const maskedAccount = ({ accountTail }: Pick<Account, 'accountTail'>) => `****${accountTail}`;

/**
 * Seals the numbers again with the key in use, which also makes their hashes. Numbers whose key is missing stay as they
 * are: nobody can read them until the key is back, and the log says so at each start.
 */
export const resealAccounts = (db: Db, keys: Keys) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({
        ...{ cashierId: cashier.cashierId, accountSealed: cashier.accountSealed },
        ...{ proposed: cashier.proposed, former: cashier.former },
      })
      .from(cashier)
      .where(global('clock'))
      .orderBy(cashier.cashierId)
      .for('update');
    const renewed = (sealed: string) => sealAccount(keys, openAccount(keys, { accountSealed: sealed }));
    for (const { cashierId, accountSealed, proposed, former } of rows) {
      const sealed = [{ accountSealed }, proposed, former?.bank].flatMap((one) => (one ? [one.accountSealed] : []));
      const isCurrent = sealed.every((one) => keys.isCurrent(one));
      if (isCurrent) continue;
      try {
        const waiting = proposed && { ...proposed, ...renewed(proposed.accountSealed) };
        const before = former?.bank && { ...former, bank: { ...former.bank, ...renewed(former.bank.accountSealed) } };
        await tx
          .update(cashier)
          .set({ ...renewed(accountSealed), proposed: waiting, former: before ?? former })
          .where(ofParent(cashier.cashierId, cashierId));
      } catch (error) {
        if (!(error instanceof MissingKey)) throw error;
        logger.warn({ ...describe(error), cashierId });
      }
    }
  });
