import { and, eq, ne } from 'drizzle-orm';
import type { PageKey } from '../../../../src/contract/buttons';
import { LOG_ACTION, type Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { HistoryObject, operationLogApi } from '../../../../src/contract/system/operation-log';
import { by } from '../../../platform/database/cursor';
import { paged } from '../../../platform/database/paged';
import { slot } from '../../../platform/slot';
import { global, isSeenBy, ofParent, visibleBranches } from '../../../platform/scope';
import { branch, user } from '../../../platform/schema/organisation';
import { operationLog } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { Failure, notFound } from '../../../http/failure';
import { hasPage } from '../../../http/permission';
import { entry } from './logColumns';
import { namedChanges } from './namedChanges';
import { isId } from '../../../platform/database/columns';

const PRICING: PageKey[] = [
  ...(['specialsPricing', 'flexiblePricing', 'discountPricing', 'rebatePricing', 'calculationPricing'] as const),
];

/** Whether the user can see a record on the pages that show it. */
type IsSeen = (id: string, context: Context) => Promise<boolean>;

/** For records that belong to branches: each area checks whether the user sees its own. */
export const seenRecords =
  slot<
    Readonly<
      Record<'tradeFair' | 'priceRule' | 'activity' | 'cashier' | 'coreStock' | 'productShield' | 'release', IsSeen>
    >
  >('seenRecords');

const isBranchSeen: IsSeen = async (id, { db, session }) => {
  const rows = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(global('shared', and(eq(branch.branchId, id), visibleBranches(session))));
  return rows.length > 0;
};

/** The pages that show a kind of record, and whether this user sees the record there. */
const seenOn = (): Readonly<Record<HistoryObject, [pages: PageKey[], isSeen?: IsSeen]>> => {
  const { tradeFair, priceRule, activity, cashier, coreStock, productShield, release } = seenRecords.get();
  return {
    user: [['userManage'], isSeenBy(user.userId)],
    tradeFair: [['tradeFairManage', 'saleShowEdit'], tradeFair],
    priceRule: [['pricingRule', ...PRICING], priceRule],
    cashier: [['cashier'], cashier],
    coreStock: [['productStock'], coreStock],
    productShield: [['productShield'], productShield],
    activity: [PRICING, activity],
    release: [['homeConfig'], release],
    role: [['roleManage']],
    brand: [['brand']],
    onlineGoods: [['onlineGoods']],
    standard: [['standardManage']],
    branch: [['companyManage'], isBranchSeen],
    menu: [['menuManage']],
    button: [['functionMenuManage']],
  };
};

/** From the history a form may take these back, which needs their ids; its screen knows their names. */
const PUT_BACK = ['branchId', 'branchIds', 'hostBranchId', 'staffId'];

export async function readHistory(
  { objectType, objectId, ...paging }: Parsed<typeof operationLogApi.history>,
  context: Context,
) {
  const { db, session } = context;
  const [pages, isSeen] = seenOn()[objectType];
  if (!(await hasPage(db, session.userId, pages))) throw new Failure(ERROR.notGranted);
  // Companies have codes, all other objects are numbered.
  const canBe = objectType === 'branch' || isId(objectId);
  if (isSeen && !(canBe && (await isSeen(objectId, context)))) throw notFound();
  const { orderDir = 'desc' } = paging;
  const listed = db
    .select({ ...entry, changes: operationLog.changes })
    .from(operationLog)
    .leftJoin(branch, eq(branch.branchId, operationLog.branchId))
    .where(
      ofParent(
        operationLog.objectId,
        objectId,
        eq(operationLog.objectType, objectType),
        ne(operationLog.action, LOG_ACTION.view),
      ),
    )
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(operationLog.operateTime, orderDir), by(operationLog.logId, orderDir)],
    },
    paging,
  );
  const named = await namedChanges(
    { objectType, objectId, except: PUT_BACK },
    rows.map(({ changes }) => changes),
    context,
  );
  return { records: rows.map((row, i) => ({ ...row, changes: named[i] ?? row.changes })), ...found };
}
