import { licenceApi, licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import { renewalApi } from '../../../../../src/contract/master-data/renewals';
import { implement } from '../../../../http/implement';
import { applyCancel } from './cancel';
import { auditCancel, revokeCancel } from './decideCancel';
import { cancelEffects } from './effects';
import { licencePage, licencesOfOwner } from './read';
import { auditRenewal, renewalDetail, withdrawRenewal } from './decideRenewal';
import { renewLicence } from './renew';
import { upcomingLicences } from './upcoming';

export const licenceRoutes = [
  ...implement(licenceCancelApi, {
    page: licencePage,
    effects: cancelEffects,
    apply: applyCancel,
    batchApply: applyCancel,
    audit: auditCancel,
    revoke: revokeCancel,
  }),
  ...implement(renewalApi, {
    renew: renewLicence,
    renewal: renewalDetail,
    audit: auditRenewal,
    withdraw: withdrawRenewal,
  }),
  ...implement(licenceApi, { ofOwner: licencesOfOwner, upcoming: upcomingLicences }),
];
