import { PublicEntry } from './PublicEntry';

/** /companyEntryNoAuth?branchId= */
export const CompanyEntryNoAuth = () => <PublicEntry kind="company" />;
/** /customerEntryNoAuth?branchId= */
export const CustomerEntryNoAuth = () => <PublicEntry kind="customer" />;
