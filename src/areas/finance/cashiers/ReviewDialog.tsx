import { Button, Form, Space } from 'antd';
import { useState } from 'react';
import { type Cashier, cashierApi, CASHIER_REVIEW } from '@/contract/finance/cashiers';
import type { Output } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { Waiting } from '@/ui/Waiting';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { RadioChoice } from '@/ui/form/choices';
import { BankData } from './BankData';
import { cashierFields } from './cashierFields';

interface Verdict {
  result: 1 | 2;
  opinion: string;
}

const result = codeTable('cashierReview', CASHIER_REVIEW);
const fields = fieldsOf<Verdict>()('cashierReview', {
  result: f.codes(result, { required: true }),
  opinion: f.note({ max: 200 }),
});

const FACTS = ['reason', 'proposedByName', 'effectiveDate', 'isDefault'] as const;
/** Wide enough for two names of companies side by side. */
const WIDTH = 640;
const NOTHING_YET: Partial<Verdict> = {};

/** A refusal needs a reason. */
function Opinion() {
  const isRefused = Form.useWatch('result') === CASHIER_REVIEW.reject;
  return <fields.Field name="opinion" required={isRefused} />;
}

interface Looked {
  version: number;
  accounts: Output<typeof cashierApi.accounts>;
}

interface Props {
  cashier: Cashier;
  onClose: () => void;
}

/** Old and new bank data side by side, for a reviewer who is not their author. */
export function ReviewDialog({ cashier, onClose }: Props) {
  const { cashierId: id, cashierName: name } = cashier;
  const { data, error, refresh } = useCall(cashierApi.detail, { id });
  const [looked, setLooked] = useState<Looked>();
  // Another version may have other account numbers: only numbers that were seen may be confirmed.
  const accounts = looked && looked.version === data?.version ? looked.accounts : undefined;
  const look = async () => {
    if (data) setLooked({ version: data.version, accounts: await call(cashierApi.accounts, { id }) });
  };
  const waiting = <Waiting error={error} onRetry={refresh} />;
  return (
    <RecordDialog<Partial<Verdict>, Verdict>
      modal={{ width: WIDTH }}
      draftKey={`cashier review ${id}`}
      title="cashier.reviewTitle"
      titleValues={{ name }}
      help="cashier.reviewHelp"
      okText="cashierReview.submit"
      done="cashierReview.done"
      fields={fields}
      record={data && NOTHING_YET}
      waiting={waiting}
      save={({ result: verdict, opinion }, { confirmCodes }) =>
        call(
          cashierApi.review,
          { id, version: data?.version ?? 0, result: verdict, opinion, confirmCodes },
          { silent: true },
        )
      }
      onClose={onClose}
    >
      {data && (
        <Space orientation="vertical" size={12} style={{ width: '100%', marginBlockEnd: 16 }}>
          <BankData cashier={data} accounts={accounts} />
          {!accounts && (
            <Button type="link" style={{ padding: 0 }} onClick={() => void look().catch(() => undefined)}>
              <T id="cashier.showAccounts" />
            </Button>
          )}
          <RecordFacts fields={cashierFields} record={data} show={FACTS} />
        </Space>
      )}
      <fields.Field name="result">
        <RadioChoice options={[...result.options]} />
      </fields.Field>
      <Opinion />
    </RecordDialog>
  );
}
