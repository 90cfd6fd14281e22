import { type ProColumns, ProTable, TableDropdown } from '@ant-design/pro-components';
import type { TradeFair } from '../../../../src/contract/trade-fair/fairs';
import type { Rows } from '../rows';

const STATES = {
  1: { text: 'Draft', status: 'Default' },
  2: { text: 'Published', status: 'Processing' },
  3: { text: 'Running', status: 'Success' },
  4: { text: 'Ended', status: 'Warning' },
  5: { text: 'Closed', status: 'Error' },
};

const WIDTH = 170;

const COLUMNS: ProColumns<TradeFair>[] = [
  { title: 'Subject', dataIndex: 'subject', width: 260, fixed: 'left', ellipsis: true, sorter: true },
  { title: 'Code', dataIndex: 'tradeFairCode', width: WIDTH, copyable: true, sorter: true },
  {
    ...{ title: 'State', dataIndex: 'state', width: WIDTH, valueType: 'select', valueEnum: STATES, sorter: true },
    fieldProps: { mode: 'multiple' },
  },
  { title: 'Start', dataIndex: 'startTime', width: WIDTH, valueType: 'dateTime', search: false, sorter: true },
  { title: 'Start', dataIndex: 'startRange', valueType: 'dateRange', hideInTable: true },
  { title: 'End', dataIndex: 'endTime', width: WIDTH, valueType: 'dateTime', search: false, sorter: true },
  { title: 'Branches', dataIndex: 'branchNames', width: WIDTH, search: false, ellipsis: true },
  { title: 'Guests', dataIndex: 'guestCount', width: WIDTH, valueType: 'digit', search: false },
  { title: 'Checked in', dataIndex: 'signInCount', width: WIDTH, valueType: 'digit', search: false },
  { title: 'Created by', dataIndex: 'createdByName', width: WIDTH, search: false },
  { title: 'Created', dataIndex: 'gmtCreated', width: WIDTH, valueType: 'dateTime', search: false, sorter: true },
];

const MORE = [
  { key: 'copy', name: 'Copy' },
  { key: 'delete', name: 'Delete' },
];

const ACTIONS: ProColumns<TradeFair> = {
  ...{ title: 'Actions', valueType: 'option', key: 'option', width: WIDTH, fixed: 'right' },
  render: () => [<a key="view">View</a>, <a key="edit">Edit</a>, <TableDropdown key="more" menus={MORE} />],
};

/** The bench answers other rows at the same address. */
async function request() {
  const { records, total }: Rows<TradeFair> = await (await fetch('rows.json')).json();
  return { data: records, total, success: true };
}

interface Props {
  /** How many columns are shown, with that of the actions. */
  columns: number;
}

export function FairTable({ columns }: Props) {
  const range = COLUMNS.filter(({ hideInTable }) => hideInTable);
  const shown = COLUMNS.filter((column) => !range.includes(column)).slice(0, columns - 1);
  return (
    <ProTable<TradeFair>
      headerTitle="Trade fairs"
      rowKey="tradeFairId"
      columns={[...shown, ...range, ACTIONS]}
      request={request}
      scroll={{ x: 'max-content', y: 500 }}
      pagination={{ defaultPageSize: 20, showSizeChanger: true, pageSizeOptions: [10, 20, 50, 100, 200, 500] }}
    />
  );
}
