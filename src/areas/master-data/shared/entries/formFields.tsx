import { MAX_SHELF_LIFE, TAX_RATES, type CommodityForm } from '@/contract/master-data/forms/commodity';
import type { CompanyForm } from '@/contract/master-data/forms/company';
import { type CustomerForm, MAX_CREDIT_DAYS, SETTLE_TYPE } from '@/contract/master-data/forms/customer';
import { PHONE } from '@/contract/master-data/forms/pieces';
import { isEan13 } from '@/contract/master-data/codes/goods-codes';
import type { LicenceInput } from '@/contract/master-data/licences';
import { isPersonId } from '@/contract/master-data/codes/person-id';
import { isUscc } from '@/contract/patterns';
import { T } from '@/core/i18n';
import { digits, plainText } from '@/core/input/filters';
import { goodsStorage, prescriptionType } from '../goodsCodes';
import { licenceType } from '../licenceFields';
import { f, mobileRule } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { controls } from '@kit/fields/controls';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { companyKind, customerType } from './entryCodes';
import { isNothing } from './paths';
import { OperateRangeNames, RegionNames } from './treeNames';

export interface Purchaser {
  name: string;
  idNo: string;
  phone: string;
  authorisationUntil: string;
}
export type Receiver = CustomerForm['receivers'][number];

/** The values of the form of any kind. */
export type FormValues = Omit<CompanyForm & CustomerForm & CommodityForm, 'purchaser' | 'receivers' | 'licences'> & {
  purchaser: Partial<Purchaser> | null;
  receivers: Partial<Receiver>[];
  licences: Partial<LicenceInput>[];
  /** The applicant's replies to fields that he leaves unchanged, by path. */
  replies: Readonly<Record<string, string | undefined>>;
};

const settleType = codeTable('settleType', SETTLE_TYPE);

export const CODE_LENGTH = 18;
const BARCODE_DIGITS = 13;
const MAX_ACCOUNT = 30;
const LEAST_ACCOUNT = 8;

/** Capital letters without blanks, as codes are printed. */
const printed = (value: unknown) => (typeof value === 'string' ? value.toUpperCase().replace(/\s/g, '') : '');

const check = (isRight: (value: string) => boolean, message: Parameters<typeof T>[0]['id']) => ({
  validator: (_: unknown, value: unknown) =>
    typeof value !== 'string' || value === '' || isRight(value)
      ? Promise.resolve()
      : Promise.reject(new Error(message)),
  message: <T id={message} />,
});
export const usccRule = check(isUscc, 'form.uscc');
const phoneRule = check((value) => PHONE.test(value), 'entryForm.wrongPhone');
const emailRule = { type: 'email' as const, message: <T id="entryForm.wrongEmail" /> };
const accountRule = check((value) => value.length >= LEAST_ACCOUNT, 'entryForm.wrongAccount');
const barcodeRule = check(isEan13, 'entryForm.wrongBarcode');

const phone = { max: 13, keep: (value: unknown) => plainText(value).replace(/[^\d-]/g, ''), rules: [phoneRule] };
const percent = (value: unknown) => (typeof value === 'number' ? `${value}%` : '');
const regionNames = (value: unknown) => (Array.isArray(value) ? <RegionNames ids={value.map(String)} /> : '');
const rangeNames = (value: unknown) => (isNothing(value) ? '' : <OperateRangeNames ids={[value].flat().map(String)} />);

/** Each field of the three forms, once: for the form, the audit page, the difference and the history. */
export const formFields = fieldsOf<FormValues>()('entryForm', {
  companyName: f.name({ max: 100, required: true, keep: plainText }),
  companyKind: f.codes(companyKind, { required: true }),
  custName: f.name({ max: 100, required: true, keep: plainText }),
  customerType: f.codes(customerType, { required: true }),
  uscc: f.code({ max: CODE_LENGTH, keep: printed }),
  usccOverride: f.flag({ help: 'entryForm.usccOverrideHelp' }),
  practiceLicenceNo: f.text({ max: 30 }),
  legalPerson: f.person({ max: 20, required: true, keep: plainText }),
  qualityPerson: f.person({ max: 20, keep: plainText }),
  registeredCapital: f.money(),
  establishDate: f.date(),
  businessTermEnd: f.date({ help: 'entryForm.noEndHelp' }),
  regionIds: f.text({ required: true, show: regionNames }),
  address: f.text({ max: 200, required: true }),
  salesmanId: f.text({ help: 'entryForm.salesmanHelp' }),
  inviter: f.text(),
  contactName: f.person({ max: 20, required: true, keep: plainText }),
  contactPhone: f.text({ ...phone, required: true }),
  email: f.text({ max: 100, rules: [emailRule] }),
  bankName: f.text({ max: 60 }),
  bankAccount: f.text({ max: MAX_ACCOUNT, keep: (value) => digits(value, MAX_ACCOUNT), rules: [accountRule] }),
  invoiceTitle: f.text({ max: 100, keep: plainText }),
  taxNo: f.text({ max: 30, help: 'entryForm.taxNoHelp' }),
  receivers: f.text({ required: true }),
  purchaser: f.text(),
  settleType: f.codes(settleType, { required: true }),
  creditLimit: f.money(),
  creditDays: f.count({ min: 1, max: MAX_CREDIT_DAYS }),
  operateRangeIds: f.text({ required: true, show: rangeNames }),
  commonName: f.name({ max: 80, required: true, keep: plainText }),
  tradeName: f.text({ max: 80, keep: plainText }),
  spec: f.text({ max: 60, required: true }),
  dosageForm: f.text({ required: true }),
  manufacturer: f.text({ max: 100, required: true, keep: plainText }),
  holder: f.text({ max: 100, keep: plainText }),
  supplierId: f.text(),
  firstBusiness: f.flag(),
  images: f.text({ isFinal: true }),
  approvalNo: f.text({ max: 40, help: 'entryForm.approvalNoHelp' }),
  barcode: f.text({ max: BARCODE_DIGITS, keep: (value) => digits(value, BARCODE_DIGITS), rules: [barcodeRule] }),
  prescriptionType: f.codes(prescriptionType, { required: true }),
  operateRangeId: f.text({ required: true, show: rangeNames }),
  storage: f.codes(goodsStorage, { required: true }),
  shelfLifeMonths: f.count({ min: 1, max: MAX_SHELF_LIFE, required: true }),
  packUnit: f.text({ required: true }),
  midPack: f.count({ min: 1 }),
  bigPack: f.count({ min: 1 }),
  decimalQty: f.flag(),
  taxRate: f.count({
    required: true,
    show: percent,
    control: controls.oneOf(TAX_RATES.map((value) => ({ value, label: percent(value) }))),
  }),
  purchasePrice: f.price({ required: true }),
  listPrice: f.price({ required: true }),
  minSalePrice: f.price({ required: true, help: 'entryForm.minSaleHelp' }),
  licences: f.text({ isFinal: true }),
});

const ID_DIGITS = 18;

export const purchaserFields = fieldsOf<Purchaser>()('purchaser', {
  name: f.person({ max: 20, required: true, keep: plainText }),
  idNo: f.text({
    max: ID_DIGITS,
    required: true,
    keep: printed,
    rules: [check(isPersonId, 'purchaser.wrongIdNo')],
  }),
  phone: f.mobile({ required: true, rules: [mobileRule] }),
  authorisationUntil: f.date({ required: true }),
});

export const receiverFields = fieldsOf<Receiver>()('receiver', {
  name: f.person({ max: 20, required: true, keep: plainText }),
  phone: f.text({ ...phone, required: true }),
  address: f.text({ max: 200, required: true }),
  isDefault: f.flag(),
});

const endOrNone = (value: unknown) => (typeof value === 'string' && value !== '' ? value : <T id="licenceRow.noEnd" />);

export const licenceRowFields = fieldsOf<LicenceInput>()('licenceRow', {
  licenceType: f.codes(licenceType, { required: true }),
  licenceNo: f.code({ max: 50, required: true, keep: plainText }),
  licenceName: f.text({ max: 100, keep: plainText }),
  issuer: f.text({ max: 60, keep: plainText }),
  issueDate: f.date({ required: true }),
  expiryDate: f.date({ show: endOrNone }),
  scopeIds: f.text({ show: rangeNames }),
  images: f.text({ required: true, isFinal: true }),
});
