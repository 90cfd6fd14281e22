import { listingApi } from '../../../../../src/contract/goods/listings';
import { implement } from '../../../../http/implement';
import { previewDown, previewUp, putDown, putUp } from './change';
import { cancelPlan, planListing } from './plan';
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
