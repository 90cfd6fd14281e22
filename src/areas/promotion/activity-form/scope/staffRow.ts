import type { Output } from '@/contract/endpoint';
import type { basketApi } from '@/contract/promotion/baskets';

type Stored = Output<typeof basketApi.tempStaff>['records'][number];
type Own = 'id' | 'formId' | 'errorMsg';

/** A salesperson of an activity, in its basket or about to be added. */
export type StaffRow = Omit<Stored, Own> & Partial<Pick<Stored, Own>>;
