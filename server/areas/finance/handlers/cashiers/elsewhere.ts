import { and, eq, ne, or, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { REASON_LEAST } from '../../../../../src/contract/finance/cashiers';
import type { Context } from '../../../../http/context';
import { InvalidInput, requireConfirmation } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { maskName } from '../../../../platform/mask';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { accountHolders } from '../../../master-data/public';
import { openAccount } from '../../data/accounts';
import { cashier } from '../../data/schema/cashiers';
import { isSamePayee } from '../../rules/cashier';

interface Wanted {
  /** Absent for a new cashier. */
  cashierId?: string;
  payeeName: string;
  payeeUscc: string;
  accountHash: string;
  accountSealed: string;
}

interface Holder {
  kind: 'cashier' | 'entry' | 'master';
  branchName: string;
  payeeName: string;
  payeeUscc: string;
}

/** Cashiers of any company that have the account, in force or waiting for approval. */
async function cashiersWith({ cashierId = '0', accountHash }: Wanted, { db }: Context): Promise<Holder[]> {
  const here = or(eq(cashier.accountHash, accountHash), sql`${cashier.proposed}->>'accountHash' = ${accountHash}`);
  const rows = await db
    .select({ row: cashier, branchName: branch.branchName })
    .from(cashier)
    .innerJoin(branch, eq(branch.branchId, cashier.branchId))
    .where(global('taken', and(eq(cashier.deleted, 0), ne(cashier.cashierId, cashierId), here)));
  return rows.flatMap(({ row, branchName }) => {
    const { payeeUscc } = row;
    const payees = [
      ...(row.accountHash === accountHash ? [row.payeeName] : []),
      ...(row.proposed?.accountHash === accountHash ? [row.proposed.payeeName] : []),
    ];
    return payees.map((payeeName) => ({ kind: 'cashier' as const, branchName, payeeName, payeeUscc }));
  });
}

/** Where the account belongs to another payee: the kind of record, its company, and the payee, masked. */
async function namesElsewhere(wanted: Wanted, context: Context) {
  const { app, db, request } = context;
  const text = translate(request.language);
  const holders = [
    ...(await cashiersWith(wanted, context)),
    ...(await accountHolders(db, openAccount(app.keys, wanted))),
  ];
  return holders
    .filter((one) => !isSamePayee(one, wanted))
    .map(({ kind, branchName, payeeName }) =>
      [text(`accountAt.${kind}`), branchName, maskName(payeeName)].filter(Boolean).join(' '),
    );
}

type Confirmation = Parameters<typeof requireConfirmation>[1];

/**
 * An account that belongs to another payee elsewhere has to be confirmed, with a reason (46033). A reviewer confirms it
 * as well, without a reason.
 */
export async function askElsewhere(
  wanted: Wanted,
  { reason, ...confirmation }: Confirmation & { reason?: string },
  context: Context,
) {
  const names = [...new Set(await namesElsewhere(wanted, context))];
  if (names.length === 0) return;
  requireConfirmation([{ code: ERROR.accountElsewhere, params: { names } }], confirmation);
  if (reason !== undefined && reason.length < REASON_LEAST)
    throw new InvalidInput([{ field: 'reason', text: 'field.tooShort', params: { min: REASON_LEAST } }]);
}
