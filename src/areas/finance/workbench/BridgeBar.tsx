import { Descriptions, Flex, Progress, Typography } from 'antd';
import type { BridgeView } from '@/contract/finance/workbench-records';
import { T, type TextId } from '@/core/i18n';
import { formatMoney, NOTHING } from '@kit/format/number';
import styles from './Workbench.module.css';

const LINES = [
  ['workbench.opening', 'opening'],
  ['workbench.oursOnly', 'oursOnly'],
  ['workbench.theirsOnly', 'theirsOnly'],
  ['workbench.amount', 'amount'],
  ['workbench.timing', 'timing'],
  ['workbench.duplicate', 'duplicate'],
] as const satisfies readonly (readonly [TextId, keyof BridgeView])[];

function Figure({ label, yuan, isWrong = false }: { label: TextId; yuan: string | null; isWrong?: boolean }) {
  return (
    <span>
      <Typography.Text type="secondary">
        <T id={label} />{' '}
      </Typography.Text>
      <Typography.Text strong className={styles.figure ?? ''} type={isWrong ? 'danger' : undefined}>
        {yuan === null ? NOTHING : formatMoney(yuan)}
      </Typography.Text>
    </span>
  );
}

/** From our closing to theirs in one line; what nothing explains stands at its end. */
export function BridgeBar({ bridge }: { bridge: BridgeView }) {
  const { closing, counterClosing, difference, remainder } = bridge;
  return (
    <Flex wrap gap="middle" className={styles.foot ?? ''} role="status">
      <Figure label="workbench.closing" yuan={closing} />
      <Figure label="workbench.counterClosing" yuan={counterClosing} />
      <Figure label="workbench.difference" yuan={difference} />
      {LINES.map(([label, key]) =>
        Number(bridge[key]) === 0 ? null : <Figure key={key} label={label} yuan={bridge[key]} />,
      )}
      <Figure label="workbench.remainder" yuan={remainder} isWrong={Number(remainder) !== 0} />
    </Flex>
  );
}

/** Which statement it is, and how far it has come. */
export function StatementHead({ bridge }: { bridge: BridgeView }) {
  const { statementNo, partyName, periodStart, periodEnd, running, runDone, runTotal } = bridge;
  return (
    <Flex vertical gap="small">
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2, lg: 5 }}
        items={[
          { key: 'no', label: <T id="workbench.statement" />, children: statementNo },
          { key: 'party', label: <T id="workbench.party" />, children: partyName },
          { key: 'period', label: <T id="workbench.period" />, children: `${periodStart} – ${periodEnd}` },
          {
            ...{ key: 'free', label: <T id="workbench.free" /> },
            children: `${bridge.freeOurs} : ${bridge.freeTheirs}`,
          },
          { key: 'open', label: <T id="workbench.openDiffs" />, children: bridge.openDiffCount },
        ]}
      />
      {running === 1 && (
        <Flex gap="small" align="center" role="status">
          <T id="workbench.running" />
          <Progress percent={Math.floor((100 * runDone) / Math.max(1, runTotal))} size="small" />
        </Flex>
      )}
    </Flex>
  );
}
