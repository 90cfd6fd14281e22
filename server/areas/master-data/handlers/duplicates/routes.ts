import { duplicateApi } from '../../../../../src/contract/master-data/duplicates';
import { implement } from '../../../../http/implement';
import { checkDuplicates } from './check';
import { decidePairs, pairPage } from './pairs';

export const duplicateRoutes = implement(duplicateApi, {
  check: checkDuplicates,
  page: pairPage,
  decide: decidePairs,
});
