import { and, eq, inArray, ne, or } from 'drizzle-orm';
import * as z from 'zod';
import type { App } from '../../../http/context';
import { holdersOf } from '../../../http/permission';
import { translate } from '../../../http/texts';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { branch, user } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';
import { maskedAccount } from '../data/accounts';
import type { cashier } from '../data/schema/cashiers';

const KIND = 'cashierSms';
const REVIEW = 'cashier_review';

type CashierRow = typeof cashier.$inferSelect;

const payload = z.object({
  branchId: z.string(),
  /** The users who entered the bank data, and who confirmed them. */
  askedBy: z.array(z.string()),
  approvedBy: z.string(),
  text: z.string(),
  key: z.string(),
});

interface Approved {
  /** The present row. */
  row: CashierRow;
  askedBy: string[];
  by: { loginName: string; realName: string };
}

/** Informs those concerned where money goes from now on, so that an unexpected approval is noticed. */
export async function queueTold(db: Db, { row, askedBy, by }: Approved, ms: number) {
  const { branchId, cashierId, cashierCode: code, cashierName: name, payeeName: payee, bankName: bank } = row;
  const [company] = await db
    .select({ branchName: branch.branchName })
    .from(branch)
    .where(global('name', eq(branch.branchId, branchId)));
  const text = translate('zh')('cashier.approved', {
    ...{ company: company?.branchName ?? '', name, code, by: by.realName },
    ...{ payee, bank, account: maskedAccount(row), day: row.effectiveDate },
  });
  const key = `cashier-${cashierId}-${row.version}`;
  await enqueue(
    db,
    [
      {
        kind: KIND,
        key,
        payload: { branchId, askedBy, approvedBy: by.loginName, text, key } satisfies z.infer<typeof payload>,
      },
    ],
    ms,
  );
}

/**
 * The receivers: users who have entered the data, and reviewers of that company, except for the one who has just
 * approved.
 */
async function concerned(db: Db, { branchId, askedBy, approvedBy }: z.infer<typeof payload>) {
  const [company] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('clock', eq(branch.branchId, branchId)));
  const above = lineage(company?.path ?? '');
  const people = await db
    .select({ userId: user.userId, phone: user.i9Phone, login: user.loginName, branches: user.loginBranchIds })
    .from(user)
    .where(
      global(
        'clock',
        and(
          eq(user.status, 1),
          ne(user.loginName, approvedBy),
          or(inArray(user.loginName, ['', ...askedBy]), inArray(user.userId, holdersOf(db, REVIEW))),
        ),
      ),
    );
  return people.filter(({ login, branches }) => askedBy.includes(login) || branches.some((one) => above.includes(one)));
}

/** Messages about bank data that have come into force (docs/domain/finance.md#cashiers). */
export const cashierSmsJob = defineJob({
  payload,
  attempts: 3,
  atOnce: 2,
  async run({ db, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: told }) {
    for (const { userId, phone } of await concerned(db, told))
      if (phone) await sendSms({ phone, text: told.text, key: `${told.key}-${userId}` });
  },
});
