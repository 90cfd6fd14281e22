import { Button, Flex, Typography } from 'antd';
import { toUnits } from '@/contract/decimal';
import { BRIDGE_LINES, type BridgeLine } from '@/contract/finance/bridge-rows';
import type { BridgeView } from '@/contract/finance/workbench-records';
import { T, type TextId, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RecordTable } from '@/ui/RecordTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatMoney, NOTHING } from '@kit/format/number';

export interface WorkTabProps {
  statementId: string;
  bridge: BridgeView;
  onLine: (line: BridgeLine) => void;
}

interface Step {
  line: BridgeLine;
  amount: string | null;
  /** The rest of our closing after this line: after the last line it is the partner's closing. */
  rest: number;
  onOpen: () => void;
}

const CLOSINGS: readonly BridgeLine[] = ['closing', 'counterClosing'];

/** Our closing, the amount of each line, and the partner's closing. */
function stepsOf(bridge: BridgeView, onLine: WorkTabProps['onLine']): Step[] {
  const between = BRIDGE_LINES.filter((line) => !CLOSINGS.includes(line));
  let fen = toUnits(bridge.closing, 2);
  const step = (line: BridgeLine, taken: string | null) => {
    fen -= toUnits(taken ?? '0', 2);
    return { line, amount: bridge[line], rest: fen / 100, onOpen: () => onLine(line) };
  };
  return [
    step('closing', null),
    ...between.map((line) => step(line, bridge[line])),
    ...(bridge.counterClosing === null ? [] : [step('counterClosing', null)]),
  ];
}

const MEANINGS = {
  closing: 'bridgeMeaning.closing',
  counterClosing: 'bridgeMeaning.counterClosing',
  opening: 'bridgeMeaning.opening',
  oursOnly: 'bridgeMeaning.oursOnly',
  theirsOnly: 'bridgeMeaning.theirsOnly',
  amount: 'bridgeMeaning.amount',
  timing: 'bridgeMeaning.timing',
  duplicate: 'bridgeMeaning.duplicate',
  remainder: 'bridgeMeaning.remainder',
} as const satisfies Record<BridgeLine, TextId>;

const table = fieldsOf<Step>()('bridgeStep', {
  line: f.text({
    ellipsis: false,
    cell: ({ line }) => (
      <>
        <Typography.Text strong={CLOSINGS.includes(line)}>
          <T id={`workbench.${line}`} />
        </Typography.Text>
        <br />
        <Typography.Text type="secondary">
          <T id={MEANINGS[line]} />
        </Typography.Text>
      </>
    ),
  }),
  amount: f.money({
    width: 104,
    cell: ({ amount, onOpen }) =>
      amount === null ? (
        NOTHING
      ) : (
        <Button type="link" style={{ height: 'auto', padding: 0 }} onClick={onOpen}>
          {formatMoney(amount)}
        </Button>
      ),
  }),
  rest: f.money({ width: 104 }),
}).table({ show: ['line', 'amount', 'rest'] });

const Bridge = ({ bridge, onLine }: WorkTabProps) => (
  <Flex vertical gap="small">
    <Typography.Text type="secondary">
      <T id="bridgeStep.help" />
    </Typography.Text>
    <RecordTable<Step> {...table} rowKey="line" rows={stepsOf(bridge, onLine)} scroll={{}} />
  </Flex>
);

/** From our closing to the partner's, line by line (docs/domain/workbench.md#bridge). */
export const BridgeTab = withTexts(['finance/bridge'], Bridge);
