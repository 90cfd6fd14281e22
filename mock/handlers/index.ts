import type { Route } from '../http/context';
import { announcementRoutes } from './content/routes';
import { dashboardRoutes } from './dashboard';
import { diningRoutes } from './dining/routes';
import { exportRoutes } from './exports/routes';
import { feedbackRoutes } from './feedback/routes';
import { fairCommodityRoutes } from './fairCommodities/routes';
import { fairCustomerRoutes } from './fairCustomers/routes';
import { fairHomeRoutes } from './fairHome/routes';
import { fairOrderRoutes } from './fairOrders/routes';
import { invitationRoutes } from './invitations/routes';
import { fileRoutes } from './files';
import { fairImportRoutes, importRoutes, promotionImportRoutes, ruleImportRoutes } from './imports/routes';
import { guestRoutes } from './guests/routes';
import { lotteryRoutes } from './lottery/routes';
import { operationLogRoutes } from './operationLog';
import { menuRoutes, roleRoutes, userAdminRoutes } from './people/routes';
import { registrationRoutes } from './registration/registration';
import { signInRoutes } from './signIn/routes';
import { sightRoutes } from './people/sight';
import { pmsRoutes } from './pms';
import { platformUserRoutes } from './platformUser';
import { activityRoutes } from './promotion/activities/routes';
import { basketRoutes } from './promotion/baskets/routes';
import { computeRoutes } from './promotion/compute/routes';
import { policyRoutes } from './promotion/policies/routes';
import { priceCompareRoutes } from './pricing/compare/routes';
import { prodRulesRoutes } from './prodRules';
import { profileRoutes } from './profile';
import { fairSupplierRoutes } from './tradeFair/suppliers';
import { tradeFairRoutes } from './tradeFair/routes';
import { userRoutes } from './user';
import { viewRoutes } from './views/views';

export const routes: Route[] = [
  ...userRoutes,
  ...platformUserRoutes,
  ...profileRoutes,
  ...viewRoutes,
  ...userAdminRoutes,
  ...roleRoutes,
  ...menuRoutes,
  ...sightRoutes,
  ...operationLogRoutes,
  ...feedbackRoutes,
  ...tradeFairRoutes,
  ...fileRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...fairImportRoutes,
  ...promotionImportRoutes,
  ...ruleImportRoutes,
  ...fairSupplierRoutes,
  ...lotteryRoutes,
  ...guestRoutes,
  ...fairCommodityRoutes,
  ...fairCustomerRoutes,
  ...fairOrderRoutes,
  ...fairHomeRoutes,
  ...invitationRoutes,
  ...registrationRoutes,
  ...signInRoutes,
  ...diningRoutes,
  ...announcementRoutes,
  ...dashboardRoutes,
  ...pmsRoutes,
  ...prodRulesRoutes,
  ...priceCompareRoutes,
  ...basketRoutes,
  ...activityRoutes,
  ...computeRoutes,
  ...policyRoutes,
];
