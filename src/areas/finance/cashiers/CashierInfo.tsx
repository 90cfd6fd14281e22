import { useSearchParams } from '@umijs/max';
import { Alert, Image } from 'antd';
import { CASHIER_STATUS, type CashierDetail, cashierApi } from '@/contract/finance/cashiers';
import { T, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { usePage, usePageParent, usePageTitle } from '@/core/page/page';
import { useHistory } from '@/shared/history/useHistory';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { PageHeader } from '@/ui/PageHeader';
import { RecordFacts } from '@/ui/RecordFacts';
import { ActionButton } from '@kit/actions/ActionButton';
import { RecordPage } from '@/ui/form/RecordPage';
import { BankData } from './BankData';
import { cashierFields } from './cashierFields';
import { editPath, LIST_PAGE } from './paths';
import { Receipts } from './Receipts';

const BASICS = ['cashierCode', 'cashierName', 'branchId', 'status', 'isDefault', 'channels', 'effectiveDate'] as const;
const BANK = ['payeeName', 'payeeUscc', 'bankName', 'bankBranch', 'cnapsCode', 'accountNo'] as const;
const LIMITS = ['feeRate', 'singleLimit', 'dailyLimit', 'remark'] as const;
const TIMES = ['createdByName', 'gmtCreated', 'approvedTime', 'gmtModified'] as const;

/** A proposal that waits for its review, or the reason why it was refused. */
export function Proposal({ cashier }: { cashier: CashierDetail }) {
  const { status, reason, proposedByName, opinion } = cashier;
  const isRefused = status === CASHIER_STATUS.rejected;
  if (status !== CASHIER_STATUS.pending && !isRefused) return null;
  return (
    <Alert
      showIcon
      type={isRefused ? 'warning' : 'info'}
      style={{ marginBlockEnd: 16 }}
      title={
        isRefused ? (
          <T id="cashier.isRefused" values={{ opinion }} />
        ) : (
          <T id="cashier.waits" values={{ name: proposedByName }} />
        )
      }
      description={
        <>
          {reason && (
            <p>
              <T id="cashier.because" values={{ reason }} />
            </p>
          )}
          <BankData cashier={cashier} />
        </>
      }
    />
  );
}

function Info({ cashier }: { cashier: CashierDetail }) {
  const text = useText();
  const { leave } = usePage();
  const { cashierId: id, cashierName: name, attachmentUrl } = cashier;
  usePageTitle(name);
  usePageParent(LIST_PAGE);
  const changes = useHistory({ objectType: 'cashier', fields: cashierFields });
  return (
    <>
      <PageHeader task="cashier.infoTitle">
        <ActionButton label="history.show" onAction={() => changes.show({ objectId: id, name })} />
        <ActionButton code="cashierInfo_back" label="action.back" onAction={() => leave(LIST_PAGE)} />
        <ActionButton
          code="cashierInfo_update"
          label="action.edit"
          type="primary"
          onAction={() => navigate(editPath(id))}
        />
      </PageHeader>
      <Proposal cashier={cashier} />
      <FormSection title="cashier.basics">
        <Wide>
          <RecordFacts fields={cashierFields} record={cashier} show={BASICS} columns={3} />
        </Wide>
      </FormSection>
      <FormSection title="cashier.bank">
        <Wide>
          <RecordFacts fields={cashierFields} record={cashier} show={BANK} columns={3} />
          {attachmentUrl && <Image src={attachmentUrl} alt={text('cashier.attachment')} width={240} />}
        </Wide>
      </FormSection>
      <FormSection title="cashier.limits">
        <Wide>
          <RecordFacts fields={cashierFields} record={cashier} show={LIMITS} columns={3} />
        </Wide>
      </FormSection>
      <FormSection title="cashier.course">
        <Wide>
          <RecordFacts fields={cashierFields} record={cashier} show={TIMES} columns={3} />
        </Wide>
      </FormSection>
      <FormSection title="cashier.receipts">
        <Wide>
          <Receipts cashierId={id} />
        </Wide>
      </FormSection>
      {changes.drawer}
    </>
  );
}

function CashierInfoScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <RecordPage key={id} endpoint={cashierApi.detail} id={id} back={LIST_PAGE}>
      {(cashier) => cashier && <Info cashier={cashier} />}
    </RecordPage>
  );
}

/** /cashierInfo?id=… */
export const CashierInfo = withTexts(['finance/cashiers', 'shared/payments'], CashierInfoScreen);
