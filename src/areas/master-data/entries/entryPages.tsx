import { lazy } from 'react';

/* The pages of companies, customers and commodities share modules that are loaded once. */

const ApplyList = lazy(async () => ({ default: (await import('./lists/ApplyList')).ApplyList }));
const AuditList = lazy(async () => ({ default: (await import('./lists/AuditList')).AuditList }));
const EntryFormPage = lazy(async () => ({ default: (await import('./form/EntryFormPage')).EntryFormPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/AuditPage')).AuditPage }));

/** /erp/companyEntryApply */
export const CompanyApplies = () => <ApplyList page="companyEntry" />;
/** /erp/companyEntry */
export const CompanyEntries = () => <AuditList page="companyEntry" />;
/** /erp/companyEntryApply/edit?id= or ?changeOf= */
export const CompanyForm = () => <EntryFormPage page="companyEntry" />;
/** /erp/companyEntry/audit?id= */
export const CompanyAudit = () => <AuditPage page="companyEntry" />;

/** /erp/customerEntryApply */
export const CustomerApplies = () => <ApplyList page="customerEntry" />;
/** /erp/customerEntry */
export const CustomerEntries = () => <AuditList page="customerEntry" />;
/** /erp/customerEntryApply/edit?id= or ?changeOf= */
export const CustomerForm = () => <EntryFormPage page="customerEntry" />;
/** /erp/customerEntry/audit?id= */
export const CustomerAudit = () => <AuditPage page="customerEntry" />;

/** /erp/commodityEntryApply */
export const CommodityApplies = () => <ApplyList page="commodityEntry" />;
/** /erp/commodityEntry */
export const CommodityEntries = () => <AuditList page="commodityEntry" />;
/** /erp/commodityEntryApply/edit?id= or ?changeOf= */
export const CommodityForm = () => <EntryFormPage page="commodityEntry" />;
/** /erp/commodityEntry/audit?id= */
export const CommodityAudit = () => <AuditPage page="commodityEntry" />;
