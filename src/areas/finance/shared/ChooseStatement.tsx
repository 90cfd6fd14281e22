import { Select } from 'antd';
import { STATEMENT_STATUS, type StatementStatus, statementApi } from '@/contract/finance/statements';
import { type TextId, useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { useTyped } from './useParties';

interface Chosen {
  statementId: string;
}

const fields = fieldsOf<Chosen>()('chooseStatement', { statementId: f.text({ required: true }) });

interface PickerProps {
  id?: string;
  value?: string;
  onChange?: (statementId: string) => void;
}

const SHOWN = 50;
const { toSend, toConfirm, different } = STATEMENT_STATUS;
/** Statuses in which a statement is still worked on. */
const OPEN: StatementStatus[] = [toSend, toConfirm, different];
const IS_NUMBER = /^[A-Z]{2}\d/i;

/** Statements that are still worked on, by number or partner. */
function StatementPicker(props: PickerProps) {
  const text = useText();
  const { keyword, search } = useTyped();
  const asked = IS_NUMBER.test(keyword) ? { statementNo: keyword } : { partyName: keyword };
  const { data, loading } = useCall(statementApi.page, { ...asked, status: OPEN, pageSize: SHOWN });
  return (
    <Select
      {...props}
      loading={loading}
      showSearch={search}
      placeholder={text('chooseStatement.placeholder')}
      options={(data?.records ?? []).map(({ statementId, statementNo, partyName }) => ({
        value: statementId,
        label: `${statementNo} ${partyName}`,
      }))}
    />
  );
}

interface Props {
  title: TextId;
  okText: TextId;
  onChoose: (statementId: string) => unknown;
  onClose: () => void;
}

const EMPTY: Partial<Chosen> = {};

function Choose({ title, okText, onChoose, onClose }: Props) {
  return (
    <RecordDialog<Partial<Chosen>, Chosen>
      draftKey={`choose statement ${title}`}
      title={title}
      okText={okText}
      fields={fields}
      record={EMPTY}
      save={({ statementId }) => Promise.resolve(onChoose(statementId))}
      onClose={onClose}
    >
      <fields.Field name="statementId">
        <StatementPicker />
      </fields.Field>
    </RecordDialog>
  );
}

/** An action on one statement, started from a list of many: the statement is chosen first. */
export const ChooseStatement = withTexts(['finance/handling'], Choose);
