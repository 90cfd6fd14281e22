import { Button, Descriptions, Flex, Progress, Typography } from 'antd';
import type { BridgeLine } from '@/contract/finance/bridge-rows';
import { workbenchApi } from '@/contract/finance/workbench';
import type { BridgeView } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, type TextId } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatMoney, NOTHING } from '@kit/format/number';
import { statementStatus } from '../shared/statementStatus';
import styles from './Workbench.module.css';

/** The names of the figures between both closings. */
const LINES = [
  ['workbench.opening', 'opening'],
  ['workbench.oursOnly', 'oursOnly'],
  ['workbench.theirsOnly', 'theirsOnly'],
  ['workbench.amount', 'amount'],
  ['workbench.timing', 'timing'],
  ['workbench.duplicate', 'duplicate'],
] as const satisfies readonly (readonly [TextId, keyof BridgeView])[];

interface FigureProps {
  label: TextId;
  yuan: string | null;
  isWrong?: boolean;
  onOpen?: () => void;
}

function Figure({ label, yuan, isWrong = false, onOpen }: FigureProps) {
  const shown = (
    <>
      <Typography.Text type="secondary">
        <T id={label} />{' '}
      </Typography.Text>
      <Typography.Text strong className={styles.figure ?? ''} type={isWrong ? 'danger' : undefined}>
        {yuan === null ? NOTHING : formatMoney(yuan)}
      </Typography.Text>
    </>
  );
  if (!onOpen || yuan === null) return <span>{shown}</span>;
  return (
    <Button type="link" className={styles.opens ?? ''} onClick={onOpen}>
      {shown}
    </Button>
  );
}

/** From our closing to theirs in one line; each figure opens its rows, and what nothing explains stands at the end. */
export function BridgeBar({ bridge, onOpen }: { bridge: BridgeView; onOpen: (line: BridgeLine) => void }) {
  const { closing, counterClosing, difference, remainder } = bridge;
  return (
    <Flex wrap gap="middle" className={styles.foot ?? ''} role="status">
      <Figure label="workbench.closing" yuan={closing} onOpen={() => onOpen('closing')} />
      <Figure label="workbench.counterClosing" yuan={counterClosing} onOpen={() => onOpen('counterClosing')} />
      <Figure label="workbench.difference" yuan={difference} />
      {LINES.map(([label, key]) =>
        Number(bridge[key]) === 0 ? null : (
          <Figure key={key} label={label} yuan={bridge[key]} onOpen={() => onOpen(key)} />
        ),
      )}
      <Figure
        label="workbench.remainder"
        yuan={remainder}
        isWrong={Number(remainder) !== 0}
        onOpen={() => onOpen('remainder')}
      />
    </Flex>
  );
}

/** The statement and its progress. */
export function StatementHead({ statementId, bridge }: { statementId: string; bridge: BridgeView }) {
  const { statementNo, partyName, periodStart, periodEnd, running, runDone, runTotal } = bridge;
  return (
    <Flex vertical gap="small">
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2, lg: 3 }}
        items={[
          { key: 'no', label: <T id="workbench.statement" />, children: statementNo },
          { key: 'party', label: <T id="workbench.party" />, children: partyName },
          {
            ...{ key: 'status', label: <T id="statement.status" /> },
            children: <statementStatus.Tag value={bridge.status} />,
          },
          { key: 'period', label: <T id="workbench.period" />, children: `${periodStart} – ${periodEnd}` },
          { key: 'ours', label: <T id="workbench.closing" />, children: formatMoney(bridge.closing) },
          {
            ...{ key: 'theirs', label: <T id="workbench.counterClosing" /> },
            children: bridge.counterClosing === null ? NOTHING : formatMoney(bridge.counterClosing),
          },
        ]}
      />
      {running === 1 && (
        <Flex gap="small" align="center" role="status">
          <T id="workbench.running" />
          <Progress percent={Math.floor((100 * runDone) / Math.max(1, runTotal))} size="small" />
          <ActionButton
            code="checkDiffList_recheck"
            label="workbench.cancelRun"
            size="small"
            confirm={{ title: 'workbench.askCancelRun', content: 'workbench.askCancelRunHelp' }}
            onAction={() => call(workbenchApi.cancelRun, { statementId })}
          />
        </Flex>
      )}
    </Flex>
  );
}
