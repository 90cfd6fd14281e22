import { eq, sql, type SQL } from 'drizzle-orm';
import {
  ACTIVITY_TYPES,
  type ActivityType,
  isLine,
  LADDER_TRAITS,
} from '../../../../../../src/contract/promotion/activity';
import type { PromotionTemplate } from '../../../../../../src/contract/promotion/import-templates';
import { ofParent } from '../../../../../platform/scope';
import type { basketCustomer, basketProduct, basketStaff } from '../../../data/schema/basket';
import { InvalidInput } from '../../../../../http/failure';
import type { Importer, Kept, Target } from '../../../../tasks/public';
import { openBasket } from '../basket';

const isLadderOfProducts = (type: ActivityType) =>
  !isLine(type) && LADDER_TRAITS[type].measure === 'QUANTITY' && LADDER_TRAITS[type].pooled === false;

/** The types of activities that each template suits (docs/domain/tasks.md#templates). */
const FITS: Readonly<Record<PromotionTemplate, (type: ActivityType) => boolean>> = {
  PROMO_PRODUCT_SPECIAL: (type) => type === 'specialOffer',
  PROMO_PRODUCT_FLEXIBLE: (type) => type === 'flexible',
  PROMO_PRODUCT_SCOPE: (type) => !isLine(type),
  PROMO_PRODUCT_LADDER: isLadderOfProducts,
  PROMO_CUSTOMER: () => true,
  PROMO_STAFF: () => true,
};

/** The type that was given with the file. */
export function typeOf({ activityType }: Target): ActivityType {
  const type = ACTIVITY_TYPES.find((one) => one === activityType);
  if (!type) throw new InvalidInput([{ field: 'activityType', text: 'field.choice' }]);
  return type;
}

/** The user's own unsaved basket, under a lock; a file that does not suit the type is refused. */
export const openFor =
  (template: PromotionTemplate): Importer['open'] =>
  async (target, context) => {
    const { formId = '', branchId = '' } = target;
    const activityType = typeOf(target);
    if (!FITS[template](activityType)) throw new InvalidInput([{ field: 'templateCode', text: 'field.choice' }]);
    await openBasket(context, { formId, branchId, activityType });
  };

type Rows = typeof basketProduct | typeof basketCustomer | typeof basketStaff;

export const replaces = ({ mode }: Target) => mode === 'REPLACE';

/** Removes the present rows, which the file replaces. */
export const clear =
  (rows: Rows): NonNullable<Importer['begin']> =>
  async (target, { db }) => {
    if (replaces(target)) await db.delete(rows).where(ofParent(rows.formId, target.formId ?? ''));
  };

export const numberOrNull = (text: string) => (text === '' ? null : Number(text));

/** Undoes an import; rows that were changed or removed by hand since stay as they are. */
export const undoRows =
  (rows: Rows): Importer['undo'] =>
  async (ids, { formId = '' }, { db }) => {
    // A customer's row has nothing that could have been changed.
    const untouched = 'version' in rows ? eq(rows.version, 1) : undefined;
    const some = (more?: SQL) =>
      ofParent(rows.formId, formId, sql`${rows.id} = any(${sql.param([...ids])}::bigint[])`, more);
    const before = await db.select({ id: rows.id }).from(rows).where(some());
    const gone = await db.delete(rows).where(some(untouched)).returning({ id: rows.id });
    const there = new Set(before.map(({ id }) => id));
    const removed = new Set(gone.map(({ id }) => id));
    return [...new Set(ids)]
      .filter((objectId) => !removed.has(objectId))
      .map((objectId): Kept => ({ objectId, reason: there.has(objectId) ? 'import.edited' : 'import.gone' }));
  };
