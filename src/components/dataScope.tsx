import { DATA_SCOPES, type DataScope } from '@/contract/people/roles';
import { T, type TextId } from '@/core/i18n';

const SCOPE_TEXTS: Readonly<Record<DataScope, TextId>> = {
  ALL: 'dataScope.all',
  BRANCH_AND_BELOW: 'dataScope.branchAndBelow',
  BRANCH: 'dataScope.branch',
  SELF: 'dataScope.self',
};

/** The widest first. */
export const dataScopes = new Map(
  DATA_SCOPES.toReversed().map((scope) => [scope, { text: <T id={SCOPE_TEXTS[scope]} /> }]),
);
