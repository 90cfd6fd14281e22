import { routes as account } from './areas/account/routes';
import { routes as content } from './areas/content/routes';
import { routes as finance } from './areas/finance/routes';
import { routes as goods } from './areas/goods/routes';
import { routes as masterData } from './areas/master-data/routes';
import { routes as orders } from './areas/orders/routes';
import { routes as pricing } from './areas/pricing/routes';
import { routes as promotion } from './areas/promotion/routes';
import { routes as property } from './areas/property/routes';
import { routes as reports } from './areas/reports/routes';
import { routes as system } from './areas/system/routes';
import { routes as tasks } from './areas/tasks/routes';
import { routes as tradeFair } from './areas/trade-fair/routes';
import type { Route } from './http/context';

/** Every call of the contract with its handler. */
export const routes: readonly Route[] = [
  ...account,
  ...system,
  ...tradeFair,
  ...tasks,
  ...promotion,
  ...pricing,
  ...goods,
  ...masterData,
  ...content,
  ...property,
  ...finance,
  ...orders,
  ...reports,
];
