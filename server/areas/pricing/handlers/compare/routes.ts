import { priceCompareApi } from '../../../../../src/contract/pricing/compare';
import { implement } from '../../../../http/implement';
import { copyPrices, previewCopy } from './copy';
import { searchMatrix } from './matrix';
import { cancelChanges, searchChanges } from './scheduled';

export const priceCompareRoutes = implement(priceCompareApi, {
  page: searchMatrix,
  preview: previewCopy,
  copy: copyPrices,
  changes: searchChanges,
  cancel: cancelChanges,
});
