import { LICENCE_TYPE } from '@/contract/master-data/licences';
import { codeTable } from '@kit/fields/codeTable';

/** Its texts stand in `master-data/licences`. */
export const licenceType = codeTable('licenceType', LICENCE_TYPE, { dictCode: 'licence.type' });
