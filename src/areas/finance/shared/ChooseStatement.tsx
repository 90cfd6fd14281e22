import { type Statement, STATEMENT_STATUS, type StatementStatus, statementApi } from '@/contract/finance/statements';
import { type TextId, useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { SearchSelect, type Searched } from '@/ui/form/SearchSelect';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';

interface Chosen {
  statementId: string;
}

const fields = fieldsOf<Chosen>()('chooseStatement', { statementId: f.text({ required: true }) });

const { toSend, toConfirm, different } = STATEMENT_STATUS;
/** Statuses in which a statement is still worked on. */
const OPEN: StatementStatus[] = [toSend, toConfirm, different];
const IS_NUMBER = /^[A-Z]{2}\d/i;

/** Statements that are still worked on, by number or partner. */
const openStatements: Searched<Statement> = {
  endpoint: statementApi.page,
  query: (typed) => ({ ...(IS_NUMBER.test(typed) ? { statementNo: typed } : { partyName: typed }), status: OPEN }),
  byId: (statementId) => ({ statementIds: [statementId] }),
  option: ({ statementId, statementNo, partyName }) => ({ value: statementId, label: `${statementNo} ${partyName}` }),
};

interface Props {
  title: TextId;
  okText: TextId;
  onChoose: (statementId: string) => unknown;
  onClose: () => void;
}

const EMPTY: Partial<Chosen> = {};

function Choose({ title, okText, onChoose, onClose }: Props) {
  const text = useText();
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
        <SearchSelect list={openStatements} placeholder={text('chooseStatement.placeholder')} />
      </fields.Field>
    </RecordDialog>
  );
}

/** An action on one statement, started from a list of many: the statement is chosen first. */
export const ChooseStatement = withTexts(['finance/handling'], Choose);
