import activityForm from './screens/activity-form';
import activityWords from './screens/activity-words';
import announcements from './screens/announcements';
import arrival from './screens/arrival';
import basket from './screens/basket';
import buttons from './screens/buttons';
import calculation from './screens/calculation';
import dining from './screens/dining';
import downloadFile from './screens/download-file';
import exhibit from './screens/exhibit';
import fairCandidates from './screens/fair-candidates';
import fairCommodities from './screens/fair-commodities';
import fairOrders from './screens/fair-orders';
import fairSuppliers from './screens/fair-suppliers';
import feedback from './screens/feedback';
import guests from './screens/guests';
import guide from './screens/guide';
import importRecord from './screens/import-record';
import invitationReply from './screens/invitation-reply';
import invitations from './screens/invitations';
import lottery from './screens/lottery';
import menus from './screens/menus';
import operationLog from './screens/operation-log';
import policies from './screens/policies';
import priceCompare from './screens/price-compare';
import priceRule from './screens/price-rule';
import priceTrial from './screens/price-trial';
import pricing from './screens/pricing';
import pricingKinds from './screens/pricing-kinds';
import prizeDraw from './screens/prize-draw';
import prizeRegistration from './screens/prize-registration';
import prizes from './screens/prizes';
import profile from './screens/profile';
import roles from './screens/roles';
import ruleWords from './screens/rule-words';
import saleCustomers from './screens/sale-customers';
import saleShowHome from './screens/sale-show-home';
import seeAs from './screens/see-as';
import themeDesigner from './screens/theme-designer';
import tickets from './screens/tickets';
import users from './screens/users';
import views from './screens/views';

export default {
  ...activityForm,
  ...activityWords,
  ...announcements,
  ...arrival,
  ...basket,
  ...buttons,
  ...calculation,
  ...dining,
  ...downloadFile,
  ...exhibit,
  ...fairCandidates,
  ...fairCommodities,
  ...fairOrders,
  ...fairSuppliers,
  ...feedback,
  ...guests,
  ...guide,
  ...importRecord,
  ...invitationReply,
  ...invitations,
  ...lottery,
  ...menus,
  ...operationLog,
  ...policies,
  ...priceCompare,
  ...priceRule,
  ...priceTrial,
  ...pricing,
  ...pricingKinds,
  ...prizeDraw,
  ...prizeRegistration,
  ...prizes,
  ...profile,
  ...roles,
  ...ruleWords,
  ...saleCustomers,
  ...saleShowHome,
  ...seeAs,
  ...themeDesigner,
  ...tickets,
  ...users,
  ...views,
};
