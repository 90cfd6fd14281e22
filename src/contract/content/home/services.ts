import { homeOverrideApi } from './company/overrides';
import { homeConfigApi } from './pages';
import { homePlanApi, homePublishApi } from './plans';
import { homeRenderApi } from './render';
import { homeTrialApi } from './trial';
import { homeLeaseApi, homeVersionApi } from './versions';
import { homeWeighApi } from './weigh';

/** Of the pages of the app. */
export const homeServices = {
  homeConfigApi,
  homeVersionApi,
  homePlanApi,
  homeOverrideApi,
  homePublishApi,
  homeLeaseApi,
  homeRenderApi,
  homeTrialApi,
  homeWeighApi,
};
