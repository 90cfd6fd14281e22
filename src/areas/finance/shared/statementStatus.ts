import { STATEMENT_STATUS } from '@/contract/finance/statements';
import { codeTable } from '@kit/fields/codeTable';

/** Its texts are `finance/statements`. */
export const statementStatus = codeTable('statementStatus', STATEMENT_STATUS, {
  tones: {
    generating: 'waiting',
    toSend: 'attention',
    toConfirm: 'waiting',
    different: 'attention',
    confirmed: 'ended',
    voided: 'stopped',
  },
  dictCode: 'statement.status',
});
