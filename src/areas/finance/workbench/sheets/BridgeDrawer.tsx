import { Drawer } from 'antd';
import { useMemo } from 'react';
import { type BridgeLine, BRIDGE_PART, type BridgeRow } from '@/contract/finance/bridge-rows';
import type { PartyType } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import { T, useText, withTexts } from '@/core/i18n';
import { useIsPhone } from '@/core/media/media';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatMoney, NOTHING } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import { billTypeOf } from '../../shared/billType';
import { orderLink } from '../../shared/orderLink';
import { diffCause } from '../workFields';
import { sideOf } from './sideOf';

const bridgePart = codeTable('bridgePart', BRIDGE_PART);

/**
 * How much the partner's closing is above or below his rows: in the figure of his closing a positive amount means
 * above, in the other figures below.
 */
const gapText = ({ amount }: BridgeRow, line: BridgeLine) => {
  const isMore = Number(amount) > 0 === (line === 'counterClosing');
  const values = { amount: formatMoney(Math.abs(Number(amount))) };
  return isMore ? <T id="bridgeRow.gapMore" values={values} /> : <T id="bridgeRow.gapLess" values={values} />;
};

/** The table of a figure; the cell of a text depends on the figure. */
const tableOf = (line: BridgeLine, partyType: PartyType) =>
  fieldsOf<BridgeRow>()('bridgeRow', {
    part: f.codes(bridgePart, { width: 110 }),
    matchNo: f.code({ width: 170 }),
    ours: f.text({ width: 190 }),
    theirs: f.text({ width: 190 }),
    date: f.date(),
    billType: f.codes(billTypeOf(partyType), { width: 90 }),
    orderNo: f.code({ width: 190, cell: (row) => orderLink(row) }),
    ourAmount: f.money(),
    counterAmount: f.money(),
    amount: f.money(),
    cause: f.codes(diffCause, { width: 110 }),
    text: f.text({ width: 220, cell: (row) => (row.part === BRIDGE_PART.gap ? gapText(row, line) : row.text) }),
  }).table({
    show: [
      ...(['part', 'amount', 'ours', 'theirs', 'date', 'ourAmount', 'counterAmount', 'cause'] as const),
      ...(['billType', 'matchNo', 'orderNo', 'text'] as const),
    ],
  });

/** A card has room for the amount and for the documents of both sides. */
const cardsOf = (line: BridgeLine) =>
  fieldsOf<BridgeRow>()('bridgeRow', {
    part: f.codes(bridgePart, {
      cell: ({ part, amount, cause }) => (
        <>
          {bridgePart.labelOf(part)} {formatMoney(amount)}
          {cause !== null && <> · {diffCause.labelOf(cause)}</>}
        </>
      ),
    }),
    ours: f.text({
      ellipsis: false,
      cell: (row) => (row.part === BRIDGE_PART.gap ? gapText(row, line) : sideOf(row.ours || row.text, row.ourAmount)),
    }),
    theirs: f.text({ ellipsis: false, cell: ({ theirs, counterAmount }) => sideOf(theirs, counterAmount) }),
  }).table({ show: ['part', 'ours', 'theirs'] });

interface Props {
  statementId: string;
  partyType: PartyType;
  line: BridgeLine;
  /** The figure itself. */
  amount: string | null;
  onClose: () => void;
}

function BridgeRows({ statementId, partyType, line, amount, onClose }: Props) {
  const text = useText();
  const isPhone = useIsPhone();
  const table = useMemo(() => (isPhone ? cardsOf(line) : tableOf(line, partyType)), [isPhone, line, partyType]);
  const figure = amount === null ? NOTHING : formatMoney(amount);
  const title = text('bridgeRow.title', { line: text(`workbench.${line}`), amount: figure });
  return (
    <Drawer open size={1080} title={title} onClose={onClose}>
      <CrudTable<BridgeRow>
        {...table}
        search={false}
        rowKey={({ part, objectId }) => `${part} ${objectId}`}
        list={workbenchApi.bridgeRows}
        params={{ statementId, line }}
        emptyText="bridgeRow.none"
      />
    </Drawer>
  );
}

/** The rows of a figure of the bridge, which add up to the figure (docs/domain/workbench.md#bridge). */
export const BridgeDrawer = withTexts(['finance/bridge'], BridgeRows);
