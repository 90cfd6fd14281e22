import { ERROR } from '../../../../../src/contract/error-codes';
import { OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { type Importer, type ImportRow, momentOf, refuseRepeated, type Target } from '../../../tasks/public';
import { runningDraw } from '../draws/runningDraw';
import { demandNotFrozen, demandOngoing, lockedFair } from '../fairs/demands';
import { blockedOn } from '../fairs/licences';
import { type Known, knownIn } from './importNames';
import { problemsOf } from './importProblems';
import { takeBackOrders } from './orderUndo';
import { writeOrders } from './orderWrite';

/** Orders on paper are entered while the fair is on, and for a week after it. */
async function open({ tradeFairId = '', branchId = '' }: Target, context: Context) {
  const fair = await lockedFair(tradeFairId, context);
  if (fair.state !== TRADE_FAIR_STATE.ended) demandOngoing(fair);
  await demandNotFrozen(fair, context);
  if (await runningDraw(context.db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  await demandGranted([branchId], context);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const orderOf = ({ values }: ImportRow) => values.orderNo ?? '';
const productOf = (row: ImportRow) => (row.values.productCode ? `${orderOf(row)} ${row.values.productCode}` : '');

async function check(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const numbers = [...new Set(rows.map(orderOf))];
  const present = await context.db
    .select({ orderNo: fairOrder.orderNo })
    .from(fairOrder)
    .where(ofParent(fairOrder.orderNo, numbers));
  const known = await knownIn(rows, tradeFairId, context);
  const numbersTaken = new Set(present.map(({ orderNo }) => orderNo));
  const checked = problemsOf(rows, { ...known, numbers: numbersTaken, blocked: await blockedIn(rows, known, context) });
  return refuseRepeated(checked, 'productCode', productOf);
}

/** `custId day` of those who may not trade on the day of their order. */
async function blockedIn(rows: readonly ImportRow[], { buyers }: Known, { db }: Context) {
  const asked = new Map<string, Set<string>>();
  for (const { values } of rows) {
    const day = momentOf(values.orderTime ?? '').slice(0, 10);
    const custId = buyers.get(values.custCode ?? '')?.first.custId;
    if (custId && DAY.test(day)) asked.set(day, (asked.get(day) ?? new Set()).add(custId));
  }
  const blocked = new Set<string>();
  for (const [day, custIds] of asked)
    for (const one of await blockedOn(db, OWNER_TYPE.customer, { ownerIds: [...custIds], day }))
      blocked.add(`${one} ${day}`);
  return blocked;
}

/** An order comes in whole, or not at all. */
export const orderImporter: Importer = { open, check, write: writeOrders, undo: takeBackOrders, unitOf: orderOf };
