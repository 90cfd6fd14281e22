import { Button } from 'antd';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { T, useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { useIsPhone } from '@/core/media/media';
import { CrudTable } from '@kit/table/CrudTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { fieldTypes as f } from '@kit/fields/fieldTypes';
import { fairState } from '@/shared/fair/fairState';
import { Dialog } from '@/ui/Dialog';

const PAGE_SIZE = 10;
/** In the form's grid of 24 columns. */
const [WHOLE_ROW, THIRD] = [24, 8];

const fields = fieldsOf<TradeFair>()('tradeFair', {
  tradeFairCode: f.code(),
  subject: f.text({ width: 240 }),
  state: f.codes(fairState, { width: 90 }),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
});

const table = fields.table({
  show: ['tradeFairCode', 'subject', 'state', 'startTime', 'endTime'],
  search: ['tradeFairCode', 'subject'],
});

interface Props {
  open: boolean;
  onPick: (fair: TradeFair) => void;
  onClose: () => void;
}

/** Chooses one fair (docs/console.md#dialogs). */
export function FairPicker({ open, onPick, onClose }: Props) {
  const text = useText();
  // Two fields and their buttons beside each other are wider than a phone.
  const isPhone = useIsPhone();
  const choose = (fair: TradeFair) => (
    <Button type="link" size="small" onClick={() => onPick(fair)}>
      <T id="dialog.confirm" />
    </Button>
  );
  return (
    <Dialog
      open={open}
      width={900}
      title={text('fairPicker.title')}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <Button onClick={onClose}>
          <T id="dialog.cancel" />
        </Button>
      }
    >
      <CrudTable<TradeFair>
        {...table}
        rowKey="tradeFairId"
        list={tradeFairApi.searchList}
        // A failure shows no message (docs/console.md#messages): the table and the error log show it.
        silent
        actions={choose}
        cardBordered={false}
        options={false}
        pagination={{ defaultPageSize: PAGE_SIZE }}
        scroll={{ y: '40vh' }}
        search={{ span: isPhone ? WHOLE_ROW : THIRD, defaultCollapsed: false, collapseRender: false }}
        beforeSearchSubmit={({ tradeFairCode, subject, ...rest }: Record<string, unknown>) => ({
          ...rest,
          tradeFairCode: trim(tradeFairCode),
          subject: trim(subject),
        })}
      />
    </Dialog>
  );
}
