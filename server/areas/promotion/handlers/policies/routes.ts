import { POLICY_TYPE } from '../../../../../src/contract/promotion/activity';
import { policyApi } from '../../../../../src/contract/promotion/policies';
import { implement } from '../../../../http/implement';
import { generate } from './generate';
import { readPolicy, searchPolicies } from './read';

export const policyRoutes = implement(policyApi, {
  page: searchPolicies,
  detail: readPolicy,
  fullNumber: generate(POLICY_TYPE.fullNumber),
  fullAmount: generate(POLICY_TYPE.fullAmount),
  flexible: generate(POLICY_TYPE.flexible),
});
