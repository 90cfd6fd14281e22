import { Form, Select } from 'antd';
import { PARTY_TYPE, type PartyType, statementApi } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { session } from '@/core/session/session';
import { SearchSelectMany } from '@/ui/form/SearchSelect';
import { RecordDialog } from '@kit/form/RecordDialog';
import { partyType } from '../shared/partyType';
import { partyOption } from '../shared/useParties';
import { type Wanted, wantedFields } from './statementFields';

const EVERY = {
  [PARTY_TYPE.customer]: 'statementForm.allParties',
  [PARTY_TYPE.supplier]: 'statementForm.allSuppliers',
} as const satisfies Record<PartyType, TextId>;

interface PickerProps {
  id?: string;
  value?: string[];
  onChange?: (partyIds: string[]) => void;
}

/** Customers or suppliers of the company that is chosen above. */
function PartyPicker(props: PickerProps) {
  const text = useText();
  const branchId = Form.useWatch<string | undefined>('branchId') ?? '';
  const party = Form.useWatch<PartyType | undefined>('partyType') ?? PARTY_TYPE.customer;
  return (
    <SearchSelectMany
      {...props}
      disabled={branchId === ''}
      placeholder={text(EVERY[party])}
      list={{
        endpoint: statementApi.parties,
        query: (keyword) => ({ branchId, partyType: party, keyword }),
        byIds: (partyIds) => ({ branchId, partyType: party, partyIds }),
        option: partyOption,
        isReady: branchId !== '',
      }}
    />
  );
}

interface TypeProps {
  id?: string;
  value?: PartyType;
  onChange?: (partyType: PartyType) => void;
}

/** A change of the type drops the chosen parties: a customer is not a supplier. */
function TypePicker(props: TypeProps) {
  const form = Form.useFormInstance();
  return (
    <Select
      placeholder={<T id="select.choose" />}
      {...props}
      virtual={false}
      options={[...partyType.options]}
      onSelect={() => form.setFieldValue('partyIds', [])}
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
      { ...wanted, partyIds: wanted.partyIds ?? [] },
      { silent: true },
    );
    if (made + skipped === 0) notifier.warning(text('statement.noneMade'));
    else if (skipped === 0) notifier.success(text('statement.made', { made }));
    else notifier.warning(text('statement.madePartly', { made, skipped }));
  };
  return (
    <RecordDialog<Partial<Wanted>, Wanted>
      draftKey="generate statements"
      title="statement.generate"
      help="statement.generateHelp"
      okText="statement.doGenerate"
      done={null}
      fields={wantedFields}
      record={EMPTY}
      toValues={() => ({ branchId: session.get().branchId, partyType: PARTY_TYPE.customer })}
      save={save}
      onClose={onClose}
    >
      {wantedFields.inputs(['branchId'])}
      <wantedFields.Field name="partyType">
        <TypePicker />
      </wantedFields.Field>
      {wantedFields.inputs(['periodStart', 'periodEnd'])}
      <wantedFields.Field name="partyIds">
        <PartyPicker />
      </wantedFields.Field>
    </RecordDialog>
  );
}
