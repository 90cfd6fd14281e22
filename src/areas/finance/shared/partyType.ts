import { PARTY_TYPE } from '@/contract/finance/statements';
import { codeTable } from '@kit/fields/codeTable';

export const partyType = codeTable('partyType', PARTY_TYPE, { dictCode: 'statement.partyType' });
