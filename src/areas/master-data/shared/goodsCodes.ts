import { STORAGE } from '@/contract/master-data/forms/commodity';
import { PRESCRIPTION_TYPE } from '@/contract/master-data/codes/goods-codes';
import { codeTable } from '@kit/fields/codeTable';

export const goodsStorage = codeTable('goodsStorage', STORAGE, { dictCode: 'storage' });
export const prescriptionType = codeTable('prescriptionType', PRESCRIPTION_TYPE, { dictCode: 'prescriptionType' });
