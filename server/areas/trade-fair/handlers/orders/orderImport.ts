import { ERROR } from '../../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { foreignBranches, ofParent } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { type Importer, type ImportRow, refuseRepeated, type Target } from '../../../tasks/public';
import { runningDraw } from '../draws/runningDraw';
import { demandNotFrozen, demandOngoing, lockedFair } from '../fairs/demands';
import { knownIn } from './importNames';
import { problemsOf } from './importProblems';
import { takeBackOrders } from './orderUndo';
import { writeOrders } from './orderWrite';

/** Orders on paper are entered while the fair is on, and for a week after it. */
async function open({ tradeFairId = '', branchId = '' }: Target, context: Context) {
  const { db, session } = context;
  const fair = await lockedFair(tradeFairId, context);
  if (fair.state !== TRADE_FAIR_STATE.ended) demandOngoing(fair);
  demandNotFrozen(fair, context);
  if (await runningDraw(db, tradeFairId)) throw new Failure(ERROR.drawRunning);
  if ((await foreignBranches(db, session, [branchId])).length > 0) throw new Failure(ERROR.branchNotGranted);
}

const orderOf = ({ values }: ImportRow) => values.orderNo ?? '';
const productOf = (row: ImportRow) => (row.values.productCode ? `${orderOf(row)} ${row.values.productCode}` : '');

async function check(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const numbers = [...new Set(rows.map(orderOf))];
  const present = await context.db
    .select({ orderNo: fairOrder.orderNo })
    .from(fairOrder)
    .where(ofParent(fairOrder.orderNo, numbers));
  const known = await knownIn(rows, tradeFairId, context);
  const checked = problemsOf(rows, { ...known, numbers: new Set(present.map(({ orderNo }) => orderNo)) });
  return refuseRepeated(checked, 'productCode', productOf);
}

/** An order comes in whole, or not at all. */
export const orderImporter: Importer = { open, check, write: writeOrders, undo: takeBackOrders, unitOf: orderOf };
