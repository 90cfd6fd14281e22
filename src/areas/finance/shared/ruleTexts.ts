import type { RuleCode } from '@/contract/finance/matching';
import type { TextId } from '@/core/i18n';

/** The names of the rows of the rule table. */
export const RULE_TEXTS: Readonly<Record<RuleCode, TextId>> = {
  M01: 'matchRule.M01',
  M02: 'matchRule.M02',
  M03: 'matchRule.M03',
  M04: 'matchRule.M04',
  M05: 'matchRule.M05',
  M06: 'matchRule.M06',
  M07: 'matchRule.M07',
  M08: 'matchRule.M08',
  M09: 'matchRule.M09',
  M10: 'matchRule.M10',
  M11: 'matchRule.M11',
  M12: 'matchRule.M12',
  M13: 'matchRule.M13',
  M14: 'matchRule.M14',
  M15: 'matchRule.M15',
  M90: 'matchRule.M90',
};
