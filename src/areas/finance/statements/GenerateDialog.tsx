import { Form, Select } from 'antd';
import { useState } from 'react';
import { PARTY_TYPE, statementApi } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { notifier } from '@/core/notify/notifier';
import { session } from '@/core/session/session';
import { useThrottleLatest } from '@kit/actions/throttle';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Wanted, wantedFields } from './statementFields';

interface PickerProps {
  id?: string;
  value?: string[];
  onChange?: (partyIds: string[]) => void;
}

const SHOWN = 50;
const TYPING_MS = 300;

/** Customers of the company that was chosen above. */
function PartyPicker(props: PickerProps) {
  const text = useText();
  const branchId = Form.useWatch<string | undefined>('branchId') ?? '';
  const [keyword, setKeyword] = useState('');
  const search = useThrottleLatest(setKeyword, TYPING_MS);
  const asked = { branchId, keyword: trim(keyword), pageSize: SHOWN };
  const { data, loading } = useCall(statementApi.parties, asked, { ready: branchId !== '' });
  return (
    <Select
      {...props}
      mode="multiple"
      allowClear
      disabled={branchId === ''}
      loading={loading}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder={text('statementForm.allParties')}
      options={(data?.records ?? []).map(({ partyId, partyCode, partyName }) => ({
        value: partyId,
        label: `${partyName} ${partyCode}`,
      }))}
    />
  );
}

const EMPTY: Partial<Wanted> = {};

/** Makes the statements of a company and a period. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const save = async (wanted: Wanted) => {
    const { made, skippedCount: skipped } = await call(
      statementApi.generate,
      { ...wanted, partyType: PARTY_TYPE.customer, partyIds: wanted.partyIds ?? [] },
      { silent: true },
    );
    if (skipped === 0) notifier.success(text('statement.made', { made }));
    else notifier.warning(text('statement.madePartly', { made, skipped }));
  };
  return (
    <RecordDialog<Partial<Wanted>, Wanted>
      draftKey="generate statements"
      title="statement.generate"
      help="statement.generateHelp"
      okText="statement.doGenerate"
      fields={wantedFields}
      record={EMPTY}
      toValues={() => ({ branchId: session.get().branchId })}
      save={save}
      onClose={onClose}
    >
      {wantedFields.inputs(['branchId', 'periodStart', 'periodEnd'])}
      <wantedFields.Field name="partyIds">
        <PartyPicker />
      </wantedFields.Field>
    </RecordDialog>
  );
}
