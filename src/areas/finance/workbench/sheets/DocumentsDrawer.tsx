import { Drawer, Flex } from 'antd';
import { useMemo } from 'react';
import { SIDE } from '@/contract/finance/matching';
import type { PartyType } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import type { DiffDocument, Difference } from '@/contract/finance/workbench-records';
import { T, useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordFacts } from '@/ui/RecordFacts';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatMoney } from '@kit/format/number';
import { billTypeOf } from '../../shared/billType';
import { orderLink } from '../../shared/orderLink';
import { diffFields, rowState } from '../workFields';
import { EvidenceTable } from './EvidenceTable';

const columnsOf = (partyType: PartyType) =>
  fieldsOf<DiffDocument>()('diffDocument', {
    side: f.text({
      width: 70,
      cell: ({ side }) => <T id={side === SIDE.ours ? 'workbench.our' : 'workbench.their'} />,
    }),
    no: f.code({ width: 190 }),
    ourNo: f.code({ width: 180 }),
    date: f.date(),
    billType: f.codes(billTypeOf(partyType), { width: 90 }),
    amount: f.money(),
    changedFrom: f.money(),
    state: f.codes(rowState, { width: 90 }),
    matchNo: f.code({ width: 170 }),
    orderNo: f.code({ width: 190, cell: (row) => orderLink(row) }),
    lines: f.list({
      width: 240,
      cell: ({ lines }) =>
        lines.map(({ code, qty, amount }) => (
          <div key={code}>
            {code} × {qty} = {formatMoney(amount)}
          </div>
        )),
    }),
    text: f.text({ width: 200 }),
  }).table({
    show: [
      'side',
      'no',
      'amount',
      'changedFrom',
      'date',
      'billType',
      'state',
      'lines',
      'orderNo',
      'ourNo',
      'matchNo',
      'text',
    ],
  }).columns;

interface Props {
  diff: Difference;
  onClose: () => void;
}

function Documents({ diff, onClose }: Props) {
  const text = useText();
  const columns = useMemo(() => columnsOf(diff.partyType), [diff.partyType]);
  const read = useCall(workbenchApi.documents, { diffId: diff.diffId });
  return (
    <Drawer open size={1080} title={text('diffDocument.title', { diffNo: diff.diffNo })} onClose={onClose}>
      <Flex vertical gap="middle">
        <RecordFacts
          columns={3}
          fields={diffFields}
          record={diff}
          show={[
            ...(['statementNo', 'partyName', 'diffType', 'cause', 'ourAmount', 'counterAmount', 'diffAmount'] as const),
            ...(['handleStatus', 'handleType', 'adjustAmount', 'handlerName', 'handleTime', 'remark'] as const),
          ]}
        />
        <RecordTable<DiffDocument> rowKey="rowId" columns={columns} rows={read.data} read={read} />
        <EvidenceTable objectId={diff.diffId} />
      </Flex>
    </Drawer>
  );
}

/** The documents of a difference with their lines, how it was settled, and the evidence for that. */
export const DocumentsDrawer = withTexts(['finance/handling'], Documents);
