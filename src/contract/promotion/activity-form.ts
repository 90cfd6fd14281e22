import * as z from 'zod';
import { post } from '../endpoint';
import { code, confirmation, dateTime, erpCode, flag, id, money9, orEmpty, orNone } from '../fields';
import { orNull, plainText, posInt8, text, version } from '../fields';
import {
  ACTIVITY_TYPES,
  type ActivityType,
  AMOUNT_BASIS,
  CALC_MODES,
  CUSTOMER_SCOPES,
  LADDER_MODES,
  MIN_PRICE_GUARD,
  PRODUCT_SCOPES,
  RETURN_POLICY,
  SETTLE_MODE,
  STACK_MODES,
} from './activity';
import { formId, SCOPE_LIMIT } from './baskets';
import { steps } from './terms';

/**
 * The status of an activity (docs/domain/promotion.md#status): draft, published and disabled are stored, the others
 * follow from the clock.
 */
export const ACTIVITY_STATUS = { draft: 0, waiting: 1, running: 2, ended: 3, disabled: 4 } as const;
export type ActivityStatus = (typeof ACTIVITY_STATUS)[keyof typeof ACTIVITY_STATUS];
export const EDIT_LEVELS = ['FULL', 'LIMITED', 'NONE'] as const;
export type EditLevel = (typeof EDIT_LEVELS)[number];

const scopeIds = orNone(z.array(erpCode).max(SCOPE_LIMIT));
export const productScope = z.enum(PRODUCT_SCOPES).exclude(['OPERATE_RANGE']);

/** A draft may leave out everything but name and branch; what a published activity needs is checked by the server. */
export const header = z.object({
  activityName: plainText(50).min(1),
  branchId: erpCode,
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
  saveMode: z.enum(['DRAFT', 'PUBLISH']),
  visible: flag.default(1),
  priority: z.coerce.number().int().min(1).max(999).default(100),
  stackMode: z.enum(STACK_MODES).default('EXCLUSIVE'),
  withSpecial: flag.default(0),
  /** Absent for what the type prescribes. */
  settleMode: code(SETTLE_MODE).optional(),
  crossProductFlag: flag.optional(),
  perOrderFlag: flag.optional(),
  amountBasis: code(AMOUNT_BASIS).default(1),
  ladderMode: z.enum(LADDER_MODES).default('ACTIVITY'),
  calcMode: z.enum(CALC_MODES).default('WHOLE'),
  ladders: steps.nullish().transform((rows) => rows ?? []),
  maxTimes: orNull(posInt8),
  productScopeType: productScope.optional(),
  categoryIds: scopeIds,
  brandIds: scopeIds,
  supplierIds: scopeIds,
  customerScopeType: z.enum(CUSTOMER_SCOPES).default('ALL'),
  customerTypeCodes: orNone(z.array(z.string().max(4)).max(20)),
  regionIds: scopeIds,
  excludeCustomers: flag.default(0),
  staffScopeType: z.enum(['ALL', 'STAFF']).optional(),
  /** The id of the three baskets. */
  formId: formId.optional(),
  customerOrderLimit: orNull(posInt8),
  customerRewardLimit: orNull(money9),
  maxRewardPerOrder: orNull(money9),
  budgetAmount: orNull(money9),
  returnPolicy: code(RETURN_POLICY).default(1),
  returnDeadlineDays: z.coerce.number().int().min(1).max(365).default(30),
  minPriceGuard: code(MIN_PRICE_GUARD).default(2),
  policyId: orNull(id),
  tagText: orEmpty(plainText(8)),
  description: orEmpty(text(500)),
  remark: orEmpty(text(200)),
  /**
   * The reason to publish despite conflicts. With '' the server looks for conflicts, and asks (44032) or refuses
   * (44033); clients of the given calls do not send the field, and get a warning instead (44031).
   */
  conflictReason: z.literal('').or(text(100).min(5)).optional(),
  ...confirmation,
});
export type ActivityForm = z.output<typeof header>;

const update = header.extend({ activityId: id, version });

export const saved = z.object({
  activityId: z.string(),
  activityCode: z.string(),
  status: z.enum(ACTIVITY_STATUS),
  version: z.number().int(),
  warnings: z.array(z.object({ code: z.number().int(), msg: z.string() })),
});

const save = (action: 'add' | 'edit') =>
  ({
    access: { buttons: ['activityForm_saveDraft', 'activityForm_publish'] },
    write: true,
    log: [action, 'activity'],
    assumed: true,
  }) as const;

const creating = (type: ActivityType) => post(`/activity/${type}`, header, saved, save('add'));
/** A second name of the same call (docs/domain/promotion.md#calls). */
const aliased = (type: ActivityType) =>
  post(`/activity/create${type[0]?.toUpperCase() ?? ''}${type.slice(1)}`, header, saved, save('add'));
const updating = (type: ActivityType) =>
  post(`/activity/update${type[0]?.toUpperCase() ?? ''}${type.slice(1)}`, update, saved, save('edit'));

/** The twelve pairs by type. */
export type CreateKey = `create${Capitalize<ActivityType>}`;
export type AliasKey = `alias${Capitalize<ActivityType>}`;
export type UpdateKey = `update${Capitalize<ActivityType>}`;
export const keyOf = (verb: 'create' | 'alias' | 'update', type: ActivityType) =>
  `${verb}${type[0]?.toUpperCase() ?? ''}${type.slice(1)}`;
export const pairs = {
  // `Object.fromEntries` forgets which key holds which endpoint.
  ...(Object.fromEntries(ACTIVITY_TYPES.map((type) => [keyOf('create', type), creating(type)])) as Record<
    CreateKey,
    ReturnType<typeof creating>
  >),
  // `Object.fromEntries` forgets which key holds which endpoint.
  ...(Object.fromEntries(ACTIVITY_TYPES.map((type) => [keyOf('alias', type), aliased(type)])) as Record<
    AliasKey,
    ReturnType<typeof aliased>
  >),
  // `Object.fromEntries` forgets which key holds which endpoint.
  ...(Object.fromEntries(ACTIVITY_TYPES.map((type) => [keyOf('update', type), updating(type)])) as Record<
    UpdateKey,
    ReturnType<typeof updating>
  >),
};
