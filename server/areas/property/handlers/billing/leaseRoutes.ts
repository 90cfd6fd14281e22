import { leaseApi } from '../../../../../src/contract/property/leases';
import { implement } from '../../../../http/implement';
import { terminateLease } from '../endings/endingWrite';
import { amendLease, approveAmendment } from './amendments';
import { approveLease, renewLease, submitLease } from './leaseLife';
import { leaseDetail, leasePage, leaseSchedule } from './leaseRead';
import { saveLease } from './leaseWrite';

export const leaseRoutes = implement(leaseApi, {
  page: leasePage,
  detail: leaseDetail,
  save: saveLease,
  submit: submitLease,
  approve: approveLease,
  renew: renewLease,
  terminate: terminateLease,
  schedule: leaseSchedule,
  amend: amendLease,
  amendApprove: approveAmendment,
});
