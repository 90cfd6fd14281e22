import { randomUUID } from 'node:crypto';
import type { ActivityType } from '../../../src/contract/promotion/activity';
import type { Input } from '../../../src/contract/endpoint';
import { type activityApi, createOf } from '../../../src/contract/promotion/activities';
import { basketApi } from '../../../src/contract/promotion/baskets';
import type { Backend } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

export type Item = NonNullable<Input<typeof basketApi.addProducts>['items']>[number];
export type StaffItem = NonNullable<Input<typeof basketApi.addStaff>['items']>[number];

interface Contents {
  items?: Item[];
  custIds?: string[];
  staff?: StaffItem[];
}

/** A basket with these rows. */
export async function fill(who: Client, activityType: ActivityType, { items, custIds, staff }: Contents) {
  const basket = { formId: randomUUID(), branchId: 'FDB', activityType };
  if (items) await who.data(basketApi.addProducts, { ...basket, items });
  if (custIds) await who.data(basketApi.addCustomers, { ...basket, custIds });
  if (staff) await who.data(basketApi.addStaff, { ...basket, items: staff });
  return basket;
}

/** A backend and those who work with promotions in it. */
export async function openPromotions(start: () => Promise<Backend>) {
  const backend = await start();
  const admin = await signedIn(backend.origin, 'admin.hq', 'FDA');
  const operator = await signedIn(backend.origin, 'op.hubei', 'FDB');
  return { backend, admin, operator };
}
export type Promotions = Awaited<ReturnType<typeof openPromotions>>;

type Form = Partial<Omit<Input<(typeof activityApi)['createFlexible']>, 'saveMode'>>;

/** Two tiers of docs/domain/promotion.md#worked-examples, E11. */
export const E11 = [
  { threshold: '100', rewardType: 'AMOUNT', rewardValue: '50.00' },
  { threshold: '300', rewardType: 'AMOUNT', rewardValue: '180.00' },
] as const;

let made = 0;
/** A form of any type that may be published; the window holds the tests' day. */
export const form = (facts: Form = {}) => ({
  activityName: `活动${(made += 1)}`,
  branchId: 'FDB',
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 23:59:59',
  minPriceGuard: 0 as const,
  // Tests publish many that meet each other.
  conflictReason: '测试活动允许重叠',
  ...facts,
});

export { createOf as create, updateOf as update } from '../../../src/contract/promotion/activities';

/** A published activity. */
export const publish = (who: Client, type: ActivityType, facts: Form = {}) =>
  who.data(createOf(type), { ...form(facts), saveMode: 'PUBLISH' });
