import { ProForm } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { type CashierDetail, cashierApi } from '@/contract/finance/cashiers';
import { PAY_CHANNEL } from '@/contract/pay-channels';
import { useByButton } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePage, usePageParent, usePageTitle } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { payChannel } from '@/shared/payments/payChannel';
import { FormFooter } from '@/ui/form/FormFooter';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { PageHeader } from '@/ui/PageHeader';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { ActionButton } from '@kit/actions/ActionButton';
import { RecordPage } from '@/ui/form/RecordPage';
import type { SaveContext } from '@kit/form/useAttempt';
import { useRecordForm } from '@kit/form/useRecordForm';
import { BoxChoice } from '@/ui/form/choices';
import { Proposal } from './CashierInfo';
import { cashierFields, type CashierValues } from './cashierFields';
import { LIST_PAGE } from './paths';

const { Field } = cashierFields;
const CHANNELS = Object.values(PAY_CHANNEL).map((value) => ({ value, label: payChannel.labelOf(value) }));

/** A proposal that is not reviewed yet is edited further; the account number is typed anew or stays. */
const valuesOf = ({ proposed, ...cashier }: CashierDetail): Partial<CashierValues> => ({
  ...Object.fromEntries(Object.entries(cashier).filter(([name]) => cashierFields.labelOf(name))),
  ...proposed,
  ...{ accountNo: '', reason: '' },
});

/** Answers undefined only when nothing was saved. */
function save(values: CashierValues, { record, confirmCodes }: SaveContext<CashierDetail>): Promise<unknown> {
  const given = { ...values, confirmCodes };
  if (!record) return call(cashierApi.add, given, { silent: true });
  const { cashierId: id, version } = record;
  return call(cashierApi.update, { ...given, id, version }, { silent: true });
}

function Sections({ record }: { record: CashierDetail | undefined }) {
  const text = useText();
  const isNew = !record;
  return (
    <>
      <FormSection title="cashier.basics">
        <Field name="cashierName" autoFocus={isNew} />
        <Field name="branchId" disabled={!isNew} />
        <Wide>
          <Field name="channels">
            <BoxChoice options={[...CHANNELS]} />
          </Field>
        </Wide>
        <Field name="effectiveDate" />
        {isNew && <Field name="isDefault" />}
      </FormSection>
      <FormSection title="cashier.bank" help="cashier.bankHelp">
        <Field name="payeeName" />
        <Field name="payeeUscc" />
        <Field name="bankName" />
        <Field name="bankBranch" />
        <Field name="accountNo" required={isNew} {...(isNew ? {} : { help: 'cashier.accountHelp' })} />
        <Field name="cnapsCode" />
        <Wide>
          <Field name="reason" />
          <Field name="attachment">
            <ImageUpload
              bizType="licence"
              stored={{ fileId: record?.attachment, url: record?.attachmentUrl ?? '' }}
              alt={text('cashier.attachment')}
            />
          </Field>
        </Wide>
      </FormSection>
      <FormSection title="cashier.limits">
        <Field name="singleLimit" />
        <Field name="dailyLimit" />
        <Field name="feeRate" />
        <Field name="remark" />
      </FormSection>
    </>
  );
}

function CashierForm({ loaded }: { loaded: CashierDetail | undefined }) {
  const text = useText();
  const { leave } = usePage();
  const byButton = useByButton();
  const { branchId } = useSession();
  const page = loaded ? 'updateCashier' : 'addCashier';
  usePageTitle(loaded?.cashierName);
  usePageParent(LIST_PAGE);
  const submit = async () => {
    if (!(await form.attempt(save))) return;
    notifier.success(text('cashier.saved'));
    leave(LIST_PAGE);
  };
  const form = useRecordForm<CashierDetail, CashierValues>({
    name: 'cashier',
    fields: cashierFields,
    loaded,
    toValues: valuesOf,
    empty: { branchId, isDefault: 0 },
    onSaveKey: byButton(`${page}_save`, submit),
  });
  const { record } = form;
  return (
    <>
      <PageHeader task={record ? 'cashier.editTitle' : 'cashier.addTitle'} />
      {record && <Proposal cashier={record} />}
      <ProForm {...form.props} submitter={false}>
        {form.offer}
        <Sections record={record} />
      </ProForm>
      <FormFooter>
        <ActionButton code={`${page}_cancel`} label="action.cancel" onAction={() => leave(LIST_PAGE)} />
        <ActionButton code={`${page}_save`} label="kit.save" type="primary" onAction={submit} />
      </FormFooter>
      {form.conflict}
    </>
  );
}

function CashierEditScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <RecordPage key={id} endpoint={cashierApi.detail} id={id} back={LIST_PAGE}>
      {(cashier) => <CashierForm loaded={cashier} />}
    </RecordPage>
  );
}

const TEXTS = ['finance/cashiers', 'shared/payments'] as const;

/** /finance/addCashier */
export const CashierAdd = withTexts(TEXTS, () => <CashierForm loaded={undefined} />);

/** /updateCashier?id=… */
export const CashierEdit = withTexts(TEXTS, CashierEditScreen);
