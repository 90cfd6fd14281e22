import { BIZ_KIND } from '../../../../src/contract/master-data/kinds';
import { ERROR } from '../../../../src/contract/error-codes';
import type { FormKind } from '../../../../src/contract/master-data/entry-records';
import type { CommodityForm } from '../../../../src/contract/master-data/forms/commodity';
import type { CompanyForm } from '../../../../src/contract/master-data/forms/company';
import { type CustomerForm, SETTLE_TYPE } from '../../../../src/contract/master-data/forms/customer';
import { HERBAL, isEan13, isUsualApprovalNo } from '../../../../src/contract/master-data/codes/goods-codes';
import {
  ENDING_DAYS,
  LICENCE_TYPE,
  type LicenceInput,
  type LicenceOwner,
  neededLicences,
  OWNER_TYPE,
} from '../../../../src/contract/master-data/licences';
import { isPersonId } from '../../../../src/contract/master-data/codes/person-id';
import { isUscc } from '../../../../src/contract/patterns';
import { CUSTOMER_TYPE } from '../../../../src/contract/trade-fair/customers';
import type { FieldProblem } from '../../../platform/problem';
import { addDays } from './licence';

/** What a form says that its schema cannot see (docs/domain/approval.md#forms). */
export interface Checked {
  problems: FieldProblem[];
  /** The check digit of the credit code does not fit, and nobody has said that it is a real one (43632). */
  isWrongCode: boolean;
  /** The names of licences that have ended (43641). */
  ended: string[];
  warnings: {
    code: typeof ERROR.licenceEnding | typeof ERROR.approvalNoUnusual | typeof ERROR.usccWrong;
    params: Record<string, string>;
  }[];
}

/** Notes a problem of a field if `isWrong` holds: a text, or one with its parameters. */
type Problem = (field: string, isWrong: boolean, text: FieldProblem['text'] | Omit<FieldProblem, 'field'>) => void;

const nameOf = ({ licenceName, licenceNo }: LicenceInput) => licenceName || licenceNo;

function checkLicences(
  rows: readonly LicenceInput[],
  owner: LicenceOwner,
  { day, wrong }: { day: string; wrong: Problem },
) {
  for (const need of neededLicences(owner)) {
    const isOwn = ({ licenceType }: LicenceInput) => licenceType === need.licenceType;
    wrong('licences', !rows.some(isOwn), {
      text: 'field.licenceMissing',
      params: { type: need.licenceType },
    });
    for (const [i, row] of rows.entries())
      wrong(`licences.${i}.expiryDate`, isOwn(row) && need.needsEnd && row.expiryDate === null, 'field.required');
  }
  const keys = new Set(rows.map(({ licenceId }) => licenceId));
  wrong('licences', keys.size < rows.length, 'field.taken');
  for (const [i, row] of rows.entries()) wrong(`licences.${i}.issueDate`, row.issueDate > day, 'field.notFuture');
}

function checkCompany(form: CompanyForm, { day, wrong }: { day: string; wrong: Problem }) {
  wrong('establishDate', form.establishDate !== null && form.establishDate > day, 'field.notFuture');
  const { businessTermEnd: end, establishDate: from } = form;
  wrong('businessTermEnd', end !== null && from !== null && end < from, 'field.endBeforeStart');
  const owner = { ownerType: OWNER_TYPE.company, kind: form.companyKind, operateRangeIds: form.operateRangeIds };
  checkLicences(form.licences, owner, { day, wrong });
}

const WITHOUT_CODE: readonly number[] = [CUSTOMER_TYPE.clinic, CUSTOMER_TYPE.other];

function checkCustomer(form: CustomerForm, { day, wrong }: { day: string; wrong: Problem }) {
  const mayLack = WITHOUT_CODE.includes(form.customerType);
  wrong('uscc', form.uscc === '' && !mayLack, 'field.required');
  wrong('practiceLicenceNo', form.uscc === '' && mayLack && form.practiceLicenceNo === '', 'field.required');
  wrong('receivers', form.receivers.filter(({ isDefault }) => isDefault === 1).length !== 1, 'field.oneDefault');
  const { purchaser, settleType, creditLimit, creditDays } = form;
  wrong('purchaser.idNo', purchaser !== null && !isPersonId(purchaser.idNo), 'field.format');
  wrong('purchaser.authorisationUntil', purchaser !== null && purchaser.authorisationUntil < day, 'field.future');
  const isMonthly = settleType === SETTLE_TYPE.monthly;
  wrong('creditLimit', isMonthly && creditLimit === null, 'field.required');
  wrong('creditDays', isMonthly && creditDays === null, 'field.required');
  const owner = {
    ...{ ownerType: OWNER_TYPE.customer, kind: form.customerType, operateRangeIds: form.operateRangeIds },
    ...{ hasPurchaser: purchaser !== null, hasUscc: form.uscc !== '' },
  };
  checkLicences(form.licences, owner, { day, wrong });
}

function checkCommodity(form: CommodityForm, { day, wrong }: { day: string; wrong: Problem }) {
  wrong('approvalNo', form.approvalNo === '' && form.prescriptionType !== HERBAL, 'field.required');
  wrong('barcode', form.barcode !== '' && !isEan13(form.barcode), 'field.format');
  wrong('minSalePrice', Number(form.minSalePrice) > Number(form.listPrice), 'field.aboveList');
  const { midPack, bigPack } = form;
  wrong('midPack', midPack !== null && bigPack !== null && bigPack % midPack !== 0, 'field.midPack');
  const owner = { ownerType: OWNER_TYPE.commodity, operateRangeIds: [form.operateRangeId] };
  checkLicences(form.licences, owner, { day, wrong });
}

type AnyForm = CompanyForm | CustomerForm | CommodityForm;
const isCompany = (kind: FormKind, form: AnyForm): form is CompanyForm =>
  kind === BIZ_KIND.company && 'companyName' in form;
const isCommodity = (kind: FormKind, form: AnyForm): form is CommodityForm =>
  kind === BIZ_KIND.commodity && 'commonName' in form;

export function checkForm(kind: FormKind, form: AnyForm, day: string): Checked {
  const checked: Checked = { problems: [], isWrongCode: false, ended: [], warnings: [] };
  const wrong: Problem = (field, isWrong, said) => {
    if (isWrong) checked.problems.push({ field, ...(typeof said === 'string' ? { text: said } : said) });
  };
  if (isCommodity(kind, form)) {
    checkCommodity(form, { day, wrong });
    const no = form.approvalNo;
    if (no !== '' && !isUsualApprovalNo(no)) checked.warnings.push({ code: ERROR.approvalNoUnusual, params: { no } });
  } else {
    if (isCompany(kind, form)) checkCompany(form, { day, wrong });
    else if ('custName' in form) checkCustomer(form, { day, wrong });
    if (form.uscc !== '' && !isUscc(form.uscc)) {
      const hasPicture = form.licences.some(({ licenceType }) => licenceType === LICENCE_TYPE.business);
      checked.isWrongCode = form.usccOverride !== 1 || !hasPicture;
      if (!checked.isWrongCode) checked.warnings.push({ code: ERROR.usccWrong, params: {} });
    }
  }
  for (const row of form.licences) {
    if (row.expiryDate === null) continue;
    if (row.expiryDate < day) checked.ended.push(nameOf(row));
    else if (row.expiryDate < addDays(day, ENDING_DAYS))
      checked.warnings.push({ code: ERROR.licenceEnding, params: { name: nameOf(row), day: row.expiryDate } });
  }
  return checked;
}
