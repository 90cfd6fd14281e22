import type { EntryPage } from '@/contract/master-data/entry-records';
import type { TextId } from '@/core/i18n';
import type { FormValues } from '../shared/entries/formFields';

export type FieldName = Exclude<keyof FormValues, 'replies'>;
export interface Section {
  title: TextId;
  help?: TextId;
  fields: readonly FieldName[];
}

const LICENCES: Section = { title: 'entrySection.licences', help: 'entrySection.licencesHelp', fields: ['licences'] };
const RANGE: Section = { title: 'entrySection.range', fields: ['operateRangeIds'] };

/** The sections of each form in their order; the audit page has the same ones. */
export const SECTIONS: Readonly<Record<EntryPage, readonly Section[]>> = {
  companyEntry: [
    {
      title: 'entrySection.basics',
      fields: [
        ...(['companyName', 'companyKind', 'uscc', 'usccOverride', 'legalPerson', 'registeredCapital'] as const),
        ...(['establishDate', 'businessTermEnd', 'regionIds', 'address'] as const),
      ],
    },
    { title: 'entrySection.contact', fields: ['contactName', 'contactPhone', 'email'] },
    { title: 'entrySection.invoice', fields: ['bankName', 'bankAccount', 'invoiceTitle', 'taxNo'] },
    RANGE,
    LICENCES,
  ],
  customerEntry: [
    {
      title: 'entrySection.basics',
      fields: [
        ...(['custName', 'customerType', 'uscc', 'usccOverride', 'practiceLicenceNo', 'legalPerson'] as const),
        ...(['qualityPerson', 'salesmanId', 'inviter', 'regionIds', 'address'] as const),
      ],
    },
    { title: 'entrySection.receivers', fields: ['receivers'] },
    { title: 'entrySection.purchaser', help: 'entrySection.purchaserHelp', fields: ['purchaser'] },
    {
      title: 'entrySection.settlement',
      fields: ['settleType', 'creditLimit', 'creditDays', 'invoiceTitle', 'taxNo'],
    },
    RANGE,
    LICENCES,
  ],
  commodityEntry: [
    {
      title: 'entrySection.basics',
      fields: [
        ...(['commonName', 'tradeName', 'spec', 'dosageForm', 'manufacturer', 'holder'] as const),
        ...(['supplierId', 'firstBusiness', 'images'] as const),
      ],
    },
    {
      title: 'entrySection.approval',
      fields: ['approvalNo', 'barcode', 'prescriptionType', 'operateRangeId', 'storage', 'shelfLifeMonths'],
    },
    { title: 'entrySection.packing', fields: ['packUnit', 'midPack', 'bigPack', 'decimalQty'] },
    { title: 'entrySection.prices', fields: ['taxRate', 'purchasePrice', 'listPrice', 'minSalePrice'] },
    LICENCES,
  ],
};
