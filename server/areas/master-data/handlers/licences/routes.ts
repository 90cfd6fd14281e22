import { licenceApi, licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import { implement } from '../../../../http/implement';
import { applyCancel, cancelEffects } from './cancel';
import { auditCancel, revokeCancel } from './decideCancel';
import { licencePage, licencesOfOwner } from './read';
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
  ...implement(licenceApi, { ofOwner: licencesOfOwner, upcoming: upcomingLicences }),
];
