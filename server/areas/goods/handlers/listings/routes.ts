import { listingApi } from '../../../../../src/contract/goods/listings';
import { implement } from '../../../../http/implement';
import { cancelPlan, planListing, previewDown, previewUp, putDown, putUp } from './change';
import { listingLog, listingPage } from './read';

export const listingRoutes = implement(listingApi, {
  page: listingPage,
  log: listingLog,
  up: putUp,
  upPreview: previewUp,
  down: putDown,
  downPreview: previewDown,
  plan: planListing,
  cancelPlan,
});
