import type { Route } from '../../http/context';
import { cashierRoutes } from './handlers/cashiers/routes';
import { counterRoutes, profileRoutes } from './handlers/counter/routes';
import { evidenceRoutes } from './handlers/evidence/routes';
import { replyRoutes } from './handlers/replies/routes';
import { rulesRoutes } from './handlers/rules/routes';
import { statementRoutes } from './handlers/statements/routes';
import { workbenchRoutes } from './handlers/workbench/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...cashierRoutes,
  ...statementRoutes,
  ...workbenchRoutes,
  ...rulesRoutes,
  ...counterRoutes,
  ...profileRoutes,
  ...evidenceRoutes,
  ...replyRoutes,
];
