import type { Route } from '../../http/context';
import { approvalCancelRoutes } from './handlers/approval/cancels';
import { approvalRoutes } from './handlers/approval/routes';
import { waitingRoutes } from './handlers/approval/waiting';
import { brandRoutes } from './handlers/brands/routes';
import { companyRoutes } from './handlers/companies/routes';
import { duplicateRoutes } from './handlers/duplicates/routes';
import { entryRoutes } from './handlers/entries/routes';
import { catalogueImportRoutes, entryImportRoutes } from './handlers/imports/routes';
import { licenceRoutes } from './handlers/licences/routes';
import { onlineGoodsRoutes } from './handlers/online-goods/routes';
import { publicEntryRoutes } from './handlers/public-entries/routes';
import { standardRoutes } from './handlers/standards/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...catalogueImportRoutes,
  ...entryImportRoutes,
  ...licenceRoutes,
  ...duplicateRoutes,
  ...entryRoutes,
  ...approvalRoutes,
  ...waitingRoutes,
  ...publicEntryRoutes,
  ...approvalCancelRoutes,
  ...brandRoutes,
  ...onlineGoodsRoutes,
  ...companyRoutes,
  ...standardRoutes,
];
