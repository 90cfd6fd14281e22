import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type billApi, URGE_RESULT } from '../../../../../src/contract/property/bills';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { touch } from '../../../../http/touch';
import { sumOf } from '../../../../platform/numbers/exact';
import { amountOf, yuan } from '../../../../platform/numbers/money';
import { groupBy } from '../../../../platform/groupBy';
import { ofParent, within } from '../../../../platform/scope';
import { owedOf } from '../../data/billing/copies';
import { eventsOf } from '../../data/billing/leaseBook';
import { pmsBill } from '../../data/schema/bills';
import { NOTICE_KIND, NOTICE_STATUS } from '../../data/schema/notices';
import { pmsTenant } from '../../data/schema/tenants';
import { earlier } from '../../rules/billing/days';
import { standing } from '../../rules/billing/standing';
import { tellTenants } from '../../jobs/noticeSms';

/** How many of the urged bills the history names. */
const NAMED = 3;

/** Bills that are not paid and have a tenant, with what is open of each today. */
async function openBills(billIds: readonly string[], { db, session, now }: Context) {
  const rows = await db
    .select({ bill: pmsBill, tenant: pmsTenant })
    .from(pmsBill)
    .innerJoin(pmsTenant, eq(pmsTenant.tenantId, pmsBill.tenantId))
    .where(
      within(
        session,
        pmsBill,
        and(
          ...[inArray(pmsBill.billId, [...billIds]), isNotNull(pmsBill.tenantId)],
          ne(pmsBill.billStatus, BILL_STATUS.void),
        ),
      ),
    )
    .orderBy(pmsBill.billId);
  const events = await eventsOf(
    db,
    rows.map(({ bill }) => bill.billId),
  );
  return rows
    .map((row) => ({ ...row, ...standing(owedOf(row.bill, events.get(row.bill.billId)), now.slice(0, 10)) }))
    .filter(({ unpaid }) => unpaid > 0);
}

type Open = Awaited<ReturnType<typeof openBills>>[number];

interface AskedTenant {
  tenant: Open['tenant'];
  billIds: string[];
  amount: number;
  content: string;
}

const askedOf = (rows: readonly Open[]): AskedTenant[] =>
  [...groupBy(rows, ({ tenant }) => tenant.tenantId).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { tenant } = first;
    const amount = sumOf(own, ({ unpaid }) => unpaid);
    const day = own.reduce((known, { bill }) => earlier(known, bill.payBy), first.bill.payBy);
    const said = { name: tenant.tenantName, count: own.length, amount: amountOf(amount), day };
    return [
      { tenant, billIds: own.map(({ bill }) => bill.billId), amount, content: translate('zh')('tenant.urge', said) },
    ];
  });

function resultOf(status: number | undefined) {
  if (status === undefined) return URGE_RESULT.today;
  return status === NOTICE_STATUS.waiting ? URGE_RESULT.sent : URGE_RESULT.unreachable;
}

/** Asks tenants for what they owe: one message for all of the bills that were chosen, and no second one on a day. */
export async function urgeBills(
  { billIds }: Parsed<typeof billApi.urge>,
  context: Context,
): Promise<Output<typeof billApi.urge>> {
  const { db, session, now, note } = context;
  const asked = askedOf(await openBills(billIds, context));
  if (asked.length === 0) throw new Failure(ERROR.propertyForbids);
  const told = await tellTenants(
    db,
    asked.map(({ tenant: { tenantId, branchId, contactPhone: phone }, content }) => ({
      ...{ kind: NOTICE_KIND.urge, objectId: tenantId, change: now.slice(0, 10) },
      ...{ tenantId, branchId, phone, content },
    })),
    { by: session, now },
  );
  const answers = asked.map((one) => {
    const { tenantId, tenantName } = one.tenant;
    const result = resultOf(told.find((notice) => notice.tenantId === tenantId)?.status);
    return { ...one, answer: { tenantId, tenantName, bills: one.billIds.length, amount: yuan(one.amount), result } };
  });
  const sent = answers.filter(({ answer }) => answer.result === URGE_RESULT.sent);
  const sentIds = sent.flatMap((one) => one.billIds);
  await db
    .update(pmsBill)
    .set({ urgeTime: now, ...touch(context) })
    .where(ofParent(pmsBill.billId, sentIds));
  note({
    objectId: asked[0]?.tenant.tenantId ?? '',
    objectName: answers
      .slice(0, NAMED)
      .map(({ answer }) => answer.tenantName)
      .join(', '),
    after: { billIds: sentIds },
  });
  return { tenants: answers.map(({ answer }) => answer) };
}
