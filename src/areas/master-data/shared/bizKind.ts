import { BIZ_KIND } from '@/contract/master-data/kinds';
import { codeTable } from '@kit/fields/codeTable';

/** Kinds of documents that are approved. */
export const bizKind = codeTable('approvalBiz', BIZ_KIND, { dictCode: 'approval.bizType' });
