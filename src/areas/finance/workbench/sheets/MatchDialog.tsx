import { Select } from 'antd';
import { useState } from 'react';
import { ROW_STATE, SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatMoney } from '@kit/format/number';

interface Values {
  rowIds: string[];
}

const OF_THEIRS = fieldsOf<Values>()('matchTheirs', { rowIds: f.list({ required: true }) });
const OF_OURS = fieldsOf<Values>()('matchOurs', { rowIds: f.list({ required: true }) });

const SHOWN = 50;
const TYPING_MS = 300;
const { free, suggested, outside, carried } = ROW_STATE;
const UNMATCHED = [free, suggested, outside, carried];

interface PickerProps {
  id?: string;
  value?: string[];
  onChange?: (rowIds: string[]) => void;
  statementId: string;
  side: Side;
}

/** Documents of the other side that are in no match, by number. */
function RowPicker({ statementId, side, ...props }: PickerProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = useThrottleLatest(setTyped, TYPING_MS);
  const asked = { statementId, side, state: UNMATCHED, number: trim(typed), pageSize: SHOWN };
  const { data, loading } = useCall(workbenchApi.rows, asked);
  return (
    <Select
      {...props}
      mode="multiple"
      loading={loading}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder={text('workbench.number')}
      options={(data?.records ?? []).map(({ rowId, no, text: said, date, amount }) => ({
        value: rowId,
        label: `${no || said} · ${date} · ${formatMoney(amount)}`,
      }))}
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

/** A document that stands alone, matched with some of the other side. */
export const MatchDialog = withTexts(['finance/handling'], Dialog);
