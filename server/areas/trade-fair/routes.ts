import type { Route } from '../../http/context';
import { checkInRoutes } from './handlers/check-in/routes';
import { fairCommodityRoutes } from './handlers/commodities/routes';
import { fairCustomerRoutes } from './handlers/customers/routes';
import { diningRoutes } from './handlers/dining/routes';
import { doorRoutes } from './handlers/door/list';
import { lotteryRoutes } from './handlers/draws/routes';
import { tradeFairRoutes } from './handlers/fairs/routes';
import { guestRoutes } from './handlers/guests/routes';
import { registrationRoutes } from './handlers/hand-over/registration';
import { fairHomeRoutes } from './handlers/home/routes';
import { fairImportRoutes } from './handlers/imports/routes';
import { invitationRoutes } from './handlers/invitations/routes';
import { fairOrderRoutes } from './handlers/orders/routes';
import { fairSupplierRoutes } from './handlers/suppliers/suppliers';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...tradeFairRoutes,
  ...fairImportRoutes,
  ...fairSupplierRoutes,
  ...lotteryRoutes,
  ...guestRoutes,
  ...fairCommodityRoutes,
  ...fairCustomerRoutes,
  ...fairOrderRoutes,
  ...fairHomeRoutes,
  ...invitationRoutes,
  ...registrationRoutes,
  ...checkInRoutes,
  ...doorRoutes,
  ...diningRoutes,
];
