import { ACTIVITY_TYPES, type ActivityType } from '../../../../../src/contract/promotion/activity';
import {
  type AliasKey,
  type CreateKey,
  keyOf,
  type UpdateKey,
} from '../../../../../src/contract/promotion/activity-form';
import { activityApi } from '../../../../../src/contract/promotion/activities';
import { implement } from '../../../../http/implement';
import { checkBeforeEdit, deleteActivities, disableActivity, switchVisible } from './change';
import { checkConflict } from '../conflicts/check';
import { searchActivities } from './list';
import { activityDetail } from './read';
import { createActivity } from './save';
import { updateActivity } from './update';
import { categoriesOf, customersOf, productsOf, regionsOf, staffOf } from './scopes';

const FLEXIBLE: readonly ActivityType[] = ['flexible'];
const SPECIAL: readonly ActivityType[] = ['specialOffer'];
const LADDER = ACTIVITY_TYPES.filter((type) => type !== 'flexible' && type !== 'specialOffer');

const pairs = {
  // `Object.fromEntries` forgets which key holds which handler.
  ...(Object.fromEntries(ACTIVITY_TYPES.map((type) => [keyOf('create', type), createActivity(type)])) as Record<
    CreateKey,
    ReturnType<typeof createActivity>
  >),
  // `Object.fromEntries` forgets which key holds which handler.
  ...(Object.fromEntries(ACTIVITY_TYPES.map((type) => [keyOf('alias', type), createActivity(type)])) as Record<
    AliasKey,
    ReturnType<typeof createActivity>
  >),
  // `Object.fromEntries` forgets which key holds which handler.
  ...(Object.fromEntries(ACTIVITY_TYPES.map((type) => [keyOf('update', type), updateActivity(type)])) as Record<
    UpdateKey,
    ReturnType<typeof updateActivity>
  >),
};

export const activityRoutes = implement(activityApi, {
  ...pairs,
  queryFlexible: searchActivities(FLEXIBLE),
  querySpecialOffers: searchActivities(SPECIAL),
  queryDiscount: searchActivities(LADDER),
  queryTrial: searchActivities(ACTIVITY_TYPES),
  flexible: activityDetail(FLEXIBLE),
  specialOffers: activityDetail(SPECIAL),
  discount: activityDetail(LADDER),
  checkBeforeEdit,
  checkConflict,
  customerCategories: categoriesOf,
  customerRegions: regionsOf,
  customers: customersOf,
  staff: staffOf,
  products: productsOf,
  disable: disableActivity,
  switchVisible,
  batchDelete: deleteActivities,
});
