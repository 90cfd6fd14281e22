import { ROW_STATE, SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference, WorkRow } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { SearchSelectMany } from '@/ui/form/SearchSelect';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatMoney } from '@kit/format/number';

interface Values {
  rowIds: string[];
}

const OF_THEIRS = fieldsOf<Values>()('matchTheirs', { rowIds: f.list({ required: true }) });
const OF_OURS = fieldsOf<Values>()('matchOurs', { rowIds: f.list({ required: true }) });

const { free, suggested, outside, carried } = ROW_STATE;
const UNMATCHED = [free, suggested, outside, carried];

const option = ({ rowId, no, text, date, amount }: WorkRow) => ({
  value: rowId,
  label: `${no || text} · ${date} · ${formatMoney(amount)}`,
});

interface PickerProps {
  id?: string;
  value?: string[];
  onChange?: (rowIds: string[]) => void;
  statementId: string;
  side: Side;
}

/** Documents of the other side that belong to no match, by number. */
function RowPicker({ statementId, side, ...props }: PickerProps) {
  const text = useText();
  return (
    <SearchSelectMany
      {...props}
      placeholder={text('workbench.number')}
      list={{
        endpoint: workbenchApi.rows,
        query: (number) => ({ statementId, side, state: UNMATCHED, number }),
        byIds: (rowIds) => ({ statementId, side, rowIds }),
        option,
      }}
    />
  );
}

interface Props {
  diff: Difference;
  onClose: () => void;
}

function Dialog({ diff, onClose }: Props) {
  const { diffId, diffNo, statementId, rowId, side } = diff;
  const other = side === SIDE.ours ? SIDE.theirs : SIDE.ours;
  const fields = other === SIDE.theirs ? OF_THEIRS : OF_OURS;
  const own = rowId === null ? [] : [rowId];
  const idsOf = (which: Side, chosen: string[]) => (which === other ? chosen : own);
  return (
    <RecordDialog<object, Values>
      draftKey={`match ${diffId}`}
      title="handling.matchTitle"
      titleValues={{ diffNo }}
      okText="workbench.match"
      fields={fields}
      record={diff}
      toValues={() => ({})}
      save={({ rowIds }, { confirmCodes }) =>
        call(
          workbenchApi.match,
          {
            ...{ statementId, confirmCodes },
            ...{ ourIds: idsOf(SIDE.ours, rowIds), counterIds: idsOf(SIDE.theirs, rowIds) },
          },
          { silent: true },
        )
      }
      onClose={onClose}
    >
      <fields.Field name="rowIds">
        <RowPicker statementId={statementId} side={other} />
      </fields.Field>
    </RecordDialog>
  );
}

/** Matches a document that stands alone with documents of the other side. */
export const MatchDialog = withTexts(['finance/handling'], Dialog);
