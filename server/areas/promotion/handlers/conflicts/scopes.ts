import { and, eq, inArray, like, not, type SQL, sql } from 'drizzle-orm';
import { belowNodes, customer, product, productCategory, region } from '../../../master-data/public';
import { activityCustomer, activityProduct, activityStaff, type ActivityRow } from '../../data/schema/activity';
import { basketCustomer, basketProduct, basketStaff } from '../../data/schema/basket';
import { branch } from '../../../../platform/schema/organisation';

/** Where the rows of a scope are stored: with the activity, or in the basket of a form; a form may have neither. */
export type Source = { activityId: string } | { formId: string } | null;

export type ScopeColumns = Pick<
  ActivityRow,
  | ('productScopeType' | 'scopeIds' | 'customerScopeType' | 'customerTypeCodes' | 'regionIds')
  | ('excludeCustomers' | 'staffScopeType')
>;

export interface Scoped {
  row: ScopeColumns;
  source: Source;
}

const NONE = sql`select null::text where false`;

/** The tables of a scope's rows. */
const TABLES = {
  product: [activityProduct, basketProduct, sql`product_id`],
  customer: [activityCustomer, basketCustomer, sql`cust_id`],
  staff: [activityStaff, basketStaff, sql`staff_id`],
} as const;

export function named(kind: keyof typeof TABLES, source: Source, exclude?: 0 | 1): SQL {
  if (source === null) return NONE;
  const [stored, kept, column] = TABLES[kind];
  const more = exclude === undefined ? sql`` : sql` and exclude = ${exclude}`;
  return 'activityId' in source
    ? sql`select ${column} from ${stored} where activity_id = ${source.activityId}${more}`
    : sql`select ${column} from ${kept} where form_id = ${source.formId}${more}`;
}

const SOLD = 1;

/** The products of the scope, as a condition on `product`. */
export function takesProduct({ row: { productScopeType: type, scopeIds }, source }: Scoped): SQL | undefined {
  const sold = eq(product.status, SOLD);
  if (type === 'PRODUCT') return and(sold, sql`${product.productId} in (${named('product', source, 0)})`);
  const by = {
    ALL: undefined,
    CATEGORY: sql`${product.categoryId} in ${belowNodes(productCategory, scopeIds)}`,
    BRAND: inArray(product.brandId, scopeIds),
    SUPPLIER: inArray(product.supplierId, scopeIds),
    OPERATE_RANGE: inArray(product.operateRangeId, scopeIds),
  }[type];
  return and(sold, by, sql`${product.productId} not in (${named('product', source, 1)})`);
}

/** The customers of the scope, as a condition on `customer`. */
export function takesCustomer({ row, source }: Scoped): SQL | undefined {
  const { customerScopeType: type, customerTypeCodes, regionIds, excludeCustomers } = row;
  const live = eq(customer.status, 1);
  if (type === 'CUSTOMER') return and(live, sql`${customer.custId} in (${named('customer', source)})`);
  const byType = type === 'CATEGORY' || type === 'CATEGORY_REGION';
  const byRegion = type === 'REGION' || type === 'CATEGORY_REGION';
  return and(
    live,
    byType ? inArray(sql`${customer.customerType}::text`, customerTypeCodes) : undefined,
    byRegion ? sql`${customer.regionId} in ${belowNodes(region, regionIds)}` : undefined,
    excludeCustomers === 1 ? sql`${customer.custId} not in (${named('customer', source)})` : undefined,
  );
}

/** The branch itself and those below it. */
export const ofBranch = (path: string) =>
  sql`${customer.branchId} in (select ${branch.branchId} from ${branch} where ${like(branch.path, `${path}%`)})`;

/** True for members of one scope that the other does not have. */
export const onlyIn = (own: SQL | undefined, other: SQL | undefined) => and(own, other && not(other));

/** Whether some salesperson may use both. */
export function staffMeet(own: Scoped, other: Scoped): SQL {
  if (own.row.staffScopeType === 'ALL' || other.row.staffScopeType === 'ALL') return sql`true`;
  return sql`exists (${named('staff', own.source)} intersect ${named('staff', other.source)})`;
}

/** Whether everybody who may use the first may use the other. */
export function staffCover(own: Scoped, other: Scoped): SQL {
  if (other.row.staffScopeType === 'ALL') return sql`true`;
  if (own.row.staffScopeType === 'ALL') return sql`false`;
  return sql`not exists (${named('staff', own.source)} except ${named('staff', other.source)})`;
}

/** Whether it applies to all customers, present and future: none are chosen or excluded. */
export const takesAnybody = ({ row }: Scoped) => row.customerScopeType === 'ALL' && row.excludeCustomers === 0;
