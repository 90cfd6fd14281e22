import { ENTRY_SOURCE, ENTRY_STATUS, TASK_STATE, VERDICT } from '@/contract/master-data/approval';
import { COMPANY_KIND } from '@/contract/master-data/licences';
import { CUSTOMER_TYPE } from '@/contract/trade-fair/customers';
import { codeTable } from '@kit/fields/codeTable';

export const entryStatus = codeTable('entryStatus', ENTRY_STATUS, {
  tones: {
    ...{ draft: 'draft', waiting: 'waiting', inReview: 'waiting', passed: 'active', returned: 'attention' },
    ...{ written: 'active', withdrawn: 'ended', voided: 'stopped' },
  },
  dictCode: 'entry.status',
});
export const entrySource = codeTable('entrySource', ENTRY_SOURCE, { dictCode: 'entry.source' });
export const taskState = codeTable('entryTask', TASK_STATE, {
  tones: {
    ...{ open: 'waiting', passed: 'active', returned: 'attention', transferred: 'ended', lapsed: 'ended' },
    skipped: 'ended',
  },
});
export const verdict = codeTable('entryVerdict', VERDICT, { tones: { good: 'active', toChange: 'attention' } });
export const companyKind = codeTable('companyKind', COMPANY_KIND, { dictCode: 'entry.companyKind' });
export const customerType = codeTable('customerType', CUSTOMER_TYPE, { dictCode: 'customerType' });
