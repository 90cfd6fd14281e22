import { Alert, Flex, Form, Input, Table, Tabs, Tag, Typography } from 'antd';
import type { Conflict, ConflictRelation } from '@/contract/promotion/conflicts';
import { formatPeriod } from '@kit/format/date';
import { formatNumber } from '@kit/format/number';
import { useDiscard } from '@kit/form/useDiscard';
import { T, type TextId, useText } from '@/core/i18n';
import { KindName } from '@/shared/pricing/kinds';
import { Dialog } from '@/ui/Dialog';
import { activityStatus, Stacking } from '../../shared/activityCodes';
import { ConflictTimeline } from './ConflictTimeline';
import type { Asked } from './asked';

const REASON = { min: 5, max: 100 };

const RELATIONS: Readonly<Record<ConflictRelation, { text: TextId; color: string }>> = {
  STACKS: { text: 'conflict.stacks', color: 'default' },
  FIRST: { text: 'conflict.first', color: 'blue' },
  SECOND: { text: 'conflict.second', color: 'orange' },
  TIE: { text: 'conflict.tie', color: 'orange' },
  SILENCED: { text: 'conflict.silenced', color: 'red' },
};

function Relation({ relation }: Conflict) {
  const { text, color } = RELATIONS[relation];
  return (
    <Tag color={color} style={{ whiteSpace: 'normal' }}>
      <T id={text} />
    </Tag>
  );
}

/** What two activities have in common, in words. */
function Shared({ productCount, productNames, customerCount }: Conflict) {
  const names = productNames.join(', ');
  return (
    <>
      <T
        id="conflict.shared"
        values={{ products: formatNumber(productCount, 0), customers: formatNumber(customerCount, 0) }}
      />
      <br />
      <Typography.Text type="secondary">{productCount > productNames.length ? `${names} …` : names}</Typography.Text>
    </>
  );
}

const List = ({ conflicts }: { conflicts: readonly Conflict[] }) => (
  <Table<Conflict>
    rowKey="activityId"
    size="small"
    dataSource={[...conflicts]}
    pagination={{ pageSize: 5, hideOnSinglePage: true, showSizeChanger: false }}
    scroll={{ x: 820 }}
    columns={[
      {
        key: 'name',
        title: <T id="pricing.activityName" />,
        width: 220,
        render: (_, { activityName, activityCode, activityType, status, branchName }) => (
          <>
            {activityName} <activityStatus.Tag value={status} />
            <br />
            <Typography.Text type="secondary">
              {activityCode} · <KindName kind={activityType} /> · {branchName}
            </Typography.Text>
          </>
        ),
      },
      {
        key: 'time',
        title: <T id="conflict.overlap" />,
        width: 170,
        render: (_, { overlapStart, overlapEnd }) => formatPeriod(overlapStart, overlapEnd, 'YMDHM'),
      },
      { key: 'shared', title: <T id="conflict.sharedTitle" />, width: 200, render: (_, row) => <Shared {...row} /> },
      {
        key: 'rank',
        title: <T id="pricing.priority" />,
        width: 110,
        render: (_, row) => (
          <>
            {row.priority} · <Stacking {...row} />
          </>
        ),
      },
      { key: 'relation', title: <T id="conflict.relation" />, render: (_, row) => <Relation {...row} /> },
    ]}
  />
);

/** The conflicts of an activity, as a list and on a time line; allowed ones are accepted with a reason. */
export function ActivityConflictDialog({ own, found, reason, onAnswer }: Asked) {
  const text = useText();
  const [form] = Form.useForm<{ reason: string }>();
  const { conflicts, blocked } = found;
  // While no reason is required there is no form.
  const isTyped = () => !blocked && form.getFieldValue('reason') !== reason;
  const back = useDiscard({ isDirty: isTyped }, () => onAnswer(undefined));
  const accept = async () => {
    const { reason: given } = await form.validateFields();
    onAnswer(given.trim());
  };
  return (
    <Dialog
      open
      width={900}
      title={text('conflict.title', { count: conflicts.length })}
      okText={text('conflict.publish')}
      cancelText={text(blocked ? 'conflict.back' : 'dialog.cancel')}
      okButtonProps={{ hidden: blocked }}
      // A missing reason is reported at its field.
      onOk={() => accept().catch(() => undefined)}
      onCancel={() => void back()}
    >
      <Flex vertical gap="middle">
        <Alert
          showIcon
          type={blocked ? 'error' : 'warning'}
          title={<T id={blocked ? 'conflict.blockedHelp' : 'conflict.help'} />}
        />
        <Tabs
          items={[
            { key: 'list', label: <T id="conflict.list" />, children: <List conflicts={conflicts} /> },
            {
              key: 'timeline',
              label: <T id="conflict.timeline" />,
              children: <ConflictTimeline own={own} conflicts={conflicts} />,
            },
          ]}
        />
        {!blocked && (
          <Form form={form} name="conflict" layout="vertical" initialValues={{ reason }} preserve={false}>
            <Form.Item
              name="reason"
              label={<T id="conflict.reason" />}
              rules={[{ ...REASON, required: true, whitespace: true, message: text('conflict.reasonAsked', REASON) }]}
            >
              <Input.TextArea rows={2} maxLength={REASON.max} showCount />
            </Form.Item>
          </Form>
        )}
      </Flex>
    </Dialog>
  );
}
