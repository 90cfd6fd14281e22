import { Flex, Skeleton, Table, Typography } from 'antd';
import { homeVersionApi } from '@/contract/content/home/versions';
import type { Output } from '@/contract/endpoint';
import { T, type TextId, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';
import { nameOf } from '../shared/page-words/componentName';
import { PageValue } from '../shared/page-words/PageValue';
import { PathName } from '../shared/page-words/PathName';

type Difference = Output<typeof homeVersionApi.compare>;
type Changed = Difference['changed'][number];

const LISTS = {
  added: 'homeVersion.added',
  removed: 'homeVersion.removed',
  moved: 'homeVersion.moved',
} as const satisfies Record<string, TextId>;

interface Props {
  pageId: string;
  left: number;
  right: number;
}

/** The differences as sentences. */
function Differences({ data, left, right }: { data: Difference } & Omit<Props, 'pageId'>) {
  const text = useText();
  const called = (componentId: string) => {
    const { name = '', type = '' } = data.names[componentId] ?? {};
    return nameOf({ name, type }, text);
  };
  const lists = (['added', 'removed', 'moved'] as const).filter((list) => data[list].length > 0);
  if (lists.length === 0 && data.changed.length === 0)
    return (
      <Typography.Text type="secondary">
        <T id="homeVersion.same" />
      </Typography.Text>
    );
  const side = (versionNo: number, key: 'left' | 'right') => ({
    key,
    title: <T id="homeVersion.number" values={{ versionNo }} />,
    width: 220,
    render: (_: unknown, row: Changed) => <PageValue path={row.path} value={row[key]} />,
  });
  return (
    <Flex vertical gap="small">
      {lists.map((list) => (
        <Typography.Text key={list}>
          <T id={LISTS[list]} values={{ names: formatList(data[list].map(called)) }} />
        </Typography.Text>
      ))}
      {data.changed.length > 0 && (
        <Table<Changed>
          size="small"
          rowKey={({ componentId, path }) => `${componentId} ${path}`}
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={data.changed}
          columns={[
            {
              key: 'component',
              title: <T id="homeVersion.component" />,
              width: 140,
              render: (_, { componentId }) => called(componentId),
            },
            {
              key: 'path',
              title: <T id="homeVersion.field" />,
              width: 120,
              render: (_, { path }) => <PathName path={path} />,
            },
            side(left, 'left'),
            side(right, 'right'),
          ]}
        />
      )}
    </Flex>
  );
}

/** Two versions of a page beside each other (docs/domain/home-pages.md#compare). */
export function Comparison({ pageId, left, right }: Props) {
  const { data, error, refresh } = useCall(homeVersionApi.compare, {
    left: { pageId, versionNo: left },
    right: { pageId, versionNo: right },
  });
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        <T id="homeVersion.compared" values={{ left, right }} />
      </Typography.Title>
      {error && <LoadFailed error={error} onRetry={refresh} />}
      {!error && !data && <Skeleton active />}
      {!error && data && <Differences data={data} left={left} right={right} />}
    </section>
  );
}
