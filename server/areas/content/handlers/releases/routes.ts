import { releaseApi } from '../../../../../src/contract/content/releases';
import { implement } from '../../../../http/implement';
import { cancelRelease, publishRelease, scheduleRelease, withdrawRelease } from './go';
import { releaseObjects } from './objects';
import { releaseDetail, releasePage } from './read';
import { saveRelease } from './save';

export const releaseRoutes = implement(releaseApi, {
  page: releasePage,
  objects: releaseObjects,
  save: saveRelease,
  schedule: scheduleRelease,
  publish: publishRelease,
  withdraw: withdrawRelease,
  cancel: cancelRelease,
  detail: releaseDetail,
});
