import type { Route } from '../../http/context';
import { priceCompareRoutes } from './handlers/compare/routes';
import { branchTreeRoutes } from './handlers/branchTrees';
import { prodRulesRoutes } from './handlers/prodRules';
import { ruleImportRoutes } from './handlers/rules/importRoutes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...ruleImportRoutes,
  ...prodRulesRoutes,
  ...branchTreeRoutes,
  ...priceCompareRoutes,
];
