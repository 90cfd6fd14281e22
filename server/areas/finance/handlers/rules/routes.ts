import { rulesApi } from '../../../../../src/contract/finance/rule-settings';
import { implement } from '../../../../http/implement';
import { evaluateRules } from './evaluate';
import { ruleTable, updateRules } from './table';

export const rulesRoutes = implement(rulesApi, { rules: ruleTable, update: updateRules, evaluate: evaluateRules });
