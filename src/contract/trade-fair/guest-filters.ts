import { date, erpCode, filter, flag, id } from '../fields';

/** The filters by which guests of a fair are searched, and selected for a batch. */
export const guestFilters = {
  /** The guests of a customer, and of its second-level customers. */
  fairCustomerId: id.optional(),
  /** With an invitation that is not withdrawn. */
  invited: flag.optional(),
  guestGroupId: id.optional(),
  departmentId: erpCode.optional(),
  prizeGroupLabel: filter(20),
  signInStatus: flag.optional(),
  /** The branch of the customer. */
  branchId: erpCode.optional(),
  /** Guests who have checked in on this day. */
  signInDay: date.optional(),
  guestName: filter(20),
  phone: filter(11),
  customerName: filter(100),
  keyword: filter(100),
};

/** The filters of groups. */
export const groupFilters = { departmentId: erpCode.optional(), keyword: filter(100) };
