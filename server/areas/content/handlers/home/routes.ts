import { homeConfigApi } from '../../../../../src/contract/content/home/pages';
import { homeOverrideApi } from '../../../../../src/contract/content/home/company/overrides';
import { homePlanApi, homePublishApi } from '../../../../../src/contract/content/home/plans';
import { referenceApi } from '../../../../../src/contract/content/references';
import { homeRenderApi } from '../../../../../src/contract/content/home/render';
import { homeTrialApi } from '../../../../../src/contract/content/home/trial';
import { homeLeaseApi, homeVersionApi } from '../../../../../src/contract/content/home/versions';
import { homeWeighApi } from '../../../../../src/contract/content/home/weigh';
import { implement } from '../../../../http/implement';
import { compareVersions, homeComponents, homeVersionDetail, homeVersions } from './contentRead';
import { rollback, saveComponents } from './contentWrite';
import { lease } from './lease';
import { overrideDetail, overrides } from './overrideRead';
import { resolveOverride, saveOverride } from './overrideWrite';
import { homePageDetail, homePages } from './pageRead';
import { addPage, copyPage, deletePage, updatePage } from './pageWrite';
import { homeCoverage, homePlans } from './planRead';
import { addPlan, cancelPlan, replacePlan, updatePlan } from './planWrite';
import { publishPage, takeDownPage } from './publish';
import { homeMoments } from './moments';
import { homeCurrent, homePreviewLink, homeRender } from './render';
import { checkReferences, usedBy } from './references';
import { homeTrial } from './trial';
import { weighComponents } from './weigh';

export const homeRoutes = [
  ...implement(homeConfigApi, {
    page: homePages,
    add: addPage,
    update: updatePage,
    delete: deletePage,
    copy: copyPage,
    detail: homePageDetail,
  }),
  ...implement(homeVersionApi, {
    page: homeVersions,
    detail: homeVersionDetail,
    compare: compareVersions,
    components: homeComponents,
    save: saveComponents,
    rollback,
  }),
  ...implement(homeOverrideApi, {
    page: overrides,
    detail: overrideDetail,
    save: saveOverride,
    resolve: resolveOverride,
  }),
  ...implement(homePlanApi, {
    page: homePlans,
    add: addPlan,
    update: updatePlan,
    replace: replacePlan,
    cancel: cancelPlan,
    coverage: homeCoverage,
  }),
  ...implement(homePublishApi, { publish: publishPage, takeDown: takeDownPage }),
  ...implement(homeLeaseApi, { lease }),
  ...implement(homeRenderApi, {
    render: homeRender,
    current: homeCurrent,
    moments: homeMoments,
    link: homePreviewLink,
  }),
  ...implement(referenceApi, { usedBy, check: checkReferences }),
  ...implement(homeTrialApi, { trial: homeTrial }),
  ...implement(homeWeighApi, { weigh: weighComponents }),
];
