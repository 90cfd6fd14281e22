import { homeOverrideApi } from './home/company/overrides';
import { homeConfigApi } from './home/pages';
import { homePlanApi, homePublishApi } from './home/plans';
import { homeRenderApi } from './home/render';
import { homeTrialApi } from './home/trial';
import { homeLeaseApi, homeVersionApi } from './home/versions';
import { homeWeighApi } from './home/weigh';

/** The services of the app's pages. */
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
