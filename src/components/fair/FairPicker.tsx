import { Button, Modal } from 'antd';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair';
import { formatDate } from '@/core/format/date';
import { T, useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { fairState } from '../fairState';

/** Specification §9. */
const WIDTH = 900;
const PAGE_SIZE = 10;
const search = { maxLength: 200 };

const fields = fieldsOf<TradeFair>()('tradeFair', {
  tradeFairCode: { ...codeField, fieldProps: search },
  subject: { ellipsis: true, width: 240, fieldProps: search },
  state: { ...fairState.field(), width: 90 },
  startTime: { width: 150, render: (_, { startTime }) => formatDate(startTime, 'YMDHM') },
  endTime: { width: 150, render: (_, { endTime }) => formatDate(endTime, 'YMDHM') },
});

const columns = fields.table({
  show: ['tradeFairCode', 'subject', 'state', 'startTime', 'endTime'],
  search: ['tradeFairCode', 'subject'],
});

// A list that can not be loaded stays silent (specification §8): the table says it, and the error log.
const request = pageRequest(tradeFairApi.searchList, { silent: true });

interface Props {
  open: boolean;
  onPick: (fair: TradeFair) => void;
  onClose: () => void;
}

/** Chooses one fair (specification §2 "Dialogs"). */
export function FairPicker({ open, onPick, onClose }: Props) {
  const text = useText();
  const choose = (fair: TradeFair) => (
    <Button type="link" size="small" onClick={() => onPick(fair)}>
      <T id="dialog.confirm" />
    </Button>
  );
  return (
    <Modal
      open={open}
      width={WIDTH}
      title={text('fairPicker.title')}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <Button onClick={onClose}>
          <T id="dialog.cancel" />
        </Button>
      }
    >
      <CrudTable<TradeFair>
        rowKey="tradeFairId"
        request={request}
        columns={[...columns, actionColumn(choose)]}
        cardBordered={false}
        options={false}
        pagination={{ defaultPageSize: PAGE_SIZE }}
        scroll={{ y: '40vh' }}
        search={{ span: 8, defaultCollapsed: false, collapseRender: false }}
        form={{ name: 'fairPicker' }}
        beforeSearchSubmit={({ tradeFairCode, subject, ...rest }: Record<string, unknown>) => ({
          ...rest,
          tradeFairCode: trim(tradeFairCode),
          subject: trim(subject),
        })}
      />
    </Modal>
  );
}
