import { duplicateApi } from '../../../../../src/contract/master-data/duplicates';
import { implement } from '../../../../http/implement';
import { checkDuplicates } from './check';
import { mergeMasters } from './merge';
import { mergePage } from './mergePage';
import { decidePairs, pairPage } from './pairs';
import { previewMerge } from './previewMerge';
import { unmergeMasters } from './unmerge';

export const duplicateRoutes = implement(duplicateApi, {
  check: checkDuplicates,
  page: pairPage,
  decide: decidePairs,
  mergePreview: previewMerge,
  merge: mergeMasters,
  unmerge: unmergeMasters,
  mergePage,
});
