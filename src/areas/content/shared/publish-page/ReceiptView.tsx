import { Alert, Flex, Typography } from 'antd';
import type { PublishCheck, PublishReceipt } from '@/contract/content/home/plans';
import { T, useText } from '@/core/i18n';
import { formatList } from '@kit/format/list';
import { formatNumber } from '@kit/format/number';
import { CoverChanges } from './CoverChanges';

/** Where on the page a problem is, and what is wrong. */
function useCheckText() {
  const text = useText();
  return ({ index, name, piece, msg }: PublishCheck) => {
    if (index === 0) return msg;
    const where = text('homePublish.component', { index, name });
    return text('homePublish.check', {
      where: piece === null ? where : text('homePublish.piece', { where, piece: piece + 1 }),
      what: msg,
    });
  };
}

function Checks({ type, checks }: { type: 'error' | 'warning'; checks: readonly PublishCheck[] }) {
  const text = useText();
  const textOf = useCheckText();
  if (checks.length === 0) return null;
  return (
    <Alert
      showIcon
      type={type}
      title={text(type === 'error' ? 'homePublish.refused' : 'homePublish.warned', { count: checks.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {checks.map((check) => (
            <li key={`${check.code} ${check.componentId} ${check.piece} ${check.msg}`}>{textOf(check)}</li>
          ))}
        </ul>
      }
    />
  );
}

function Weight({ weight }: Pick<PublishReceipt, 'weight'>) {
  const text = useText();
  const { requests, imageKb, firstKb, totalKb, heaviest } = weight;
  const kb = (value: number) => `${formatNumber(value, 0)} KB`;
  const named = heaviest.map(({ component, kb: size }) => text('homePublish.image', { component, size: kb(size) }));
  return (
    <div>
      <Typography.Text>
        <T id="homePublish.weight" values={{ requests, images: kb(imageKb), first: kb(firstKb), total: kb(totalKb) }} />
      </Typography.Text>
      {named.length > 0 && (
        <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 0 }}>
          <T id="homePublish.heaviest" values={{ images: formatList(named) }} />
        </Typography.Paragraph>
      )}
    </div>
  );
}

/** What publishing would change, and which problems there are. */
export function ReceiptView({ receipt }: { receipt: PublishReceipt }) {
  const { checks, conflicts, changed, weight } = receipt;
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: 16 }}>
      <Checks type="error" checks={checks.filter(({ refused }) => refused === 1)} />
      <Checks type="warning" checks={checks.filter(({ refused }) => refused === 0)} />
      {conflicts.length > 0 && (
        <Alert
          showIcon
          type="warning"
          title={
            <T
              id="homePublish.conflicts"
              values={{ branches: formatList(conflicts.map(({ branchName, count }) => `${branchName} (${count})`)) }}
            />
          }
        />
      )}
      <CoverChanges changed={changed} />
      <Weight weight={weight} />
    </Flex>
  );
}
