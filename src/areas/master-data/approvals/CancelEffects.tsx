import { Alert, Flex, Typography } from 'antd';
import type { CancelEffects as Effects } from '@/contract/master-data/approval-cancels';
import { T } from '@/core/i18n';

interface Fate {
  title: 'approval.ended' | 'approval.again';
  lines: readonly string[];
}

const Fate = ({ title, lines }: Fate) =>
  lines.length > 0 && (
    <div>
      <Typography.Text strong>
        <T id={title} />
      </Typography.Text>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

/**
 * The effects of cancelling an approval: what becomes void, what becomes of its document whether it ends or starts
 * again, and the deadline.
 */
export function CancelEffects({ effects }: { effects: Effects }) {
  const { openTasks, decisions, verdicts, daysLeft, refusal, ended, again } = effects;
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      {refusal !== '' && (
        <Alert showIcon type="error" title={<T id="approval.refused" values={{ reason: refusal }} />} />
      )}
      <Alert
        showIcon
        type="warning"
        title={<T id="approval.effects" values={{ openTasks, decisions, verdicts }} />}
        description={
          <Flex vertical gap="small">
            <Fate title="approval.ended" lines={ended} />
            <Fate title="approval.again" lines={again} />
            {daysLeft !== null && <T id="approval.daysLeft" values={{ days: daysLeft }} />}
          </Flex>
        }
      />
    </Flex>
  );
}
