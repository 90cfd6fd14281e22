import { dashboardApi } from './dashboard';
import type { Endpoint, Service } from './endpoint';
import { exportApi } from './transfer/export-jobs';
import { feedbackApi } from './people/feedback';
import { fileApi } from './files';
import { fairSupplierApi } from './fair-suppliers';
import { fairImportApi, importApi } from './transfer/imports';
import { menusApi } from './people/menus';
import { operationLogApi } from './people/operation-log';
import { pmsApi } from './micro-pms';
import { platformUserApi } from './platform-user';
import { prodRulesApi } from './prod-rules';
import { profileApi } from './profile';
import { rolesApi } from './people/roles';
import { sightApi } from './people/sight';
import { tradeFairApi } from './trade-fair';
import { userApi } from './user';
import { usersApi } from './people/users';

/** Every service of the product: what the server answers, the tests call and the OpenAPI file lists. */
export const services = {
  userApi,
  platformUserApi,
  profileApi,
  usersApi,
  rolesApi,
  menusApi,
  sightApi,
  operationLogApi,
  feedbackApi,
  tradeFairApi,
  fileApi,
  exportApi,
  importApi,
  fairImportApi,
  fairSupplierApi,
  dashboardApi,
  pmsApi,
  prodRulesApi,
};

export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(services).flatMap(
  ([service, all]: [string, Service]) =>
    Object.entries(all).map(([key, endpoint]) => [`${service}.${key}`, endpoint] as const),
);
