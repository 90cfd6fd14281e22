import { Alert, Button, Drawer, Flex, Radio, Skeleton, Table } from 'antd';
import { useState } from 'react';
import type { StoredComponent } from '@/contract/content/home/component';
import { CONFLICT } from '@/contract/content/home/merge';
import {
  type Decision,
  homeOverrideApi,
  type MergedPage,
  type OpenConflict,
} from '@/contract/content/home/company/overrides';
import { call } from '@/core/http/call';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { useDiscard } from '@kit/form/useDiscard';
import { nameOf } from '../page-words/componentName';
import { PageValue } from '../page-words/PageValue';
import { PathName } from '../page-words/PathName';

const WIDTH = 960;

type Take = Decision['take'];

const keyOf = ({ componentId = '', path }: Pick<OpenConflict, 'componentId' | 'path'>) => `${componentId} ${path}`;

type Names = ReadonlyMap<string, StoredComponent>;

/** One side of a conflict: removed by the head office, an order by the names of its components, or the value itself. */
function Value({ conflict, value, names }: { conflict: OpenConflict; value: unknown; names: Names }) {
  const text = useText();
  if (value === null && conflict.kind === CONFLICT.baseRemoved) return <T id="override.removed" />;
  if (conflict.componentId === undefined && Array.isArray(value))
    return value
      .flatMap((id) => names.get(String(id)) ?? [])
      .map((one) => nameOf(one, text))
      .join(' → ');
  return <PageValue path={conflict.path} value={value} />;
}

interface ListProps {
  page: MergedPage;
  taken: ReadonlyMap<string, Take>;
  onTake: (key: string, take: Take) => void;
}

function Conflicts({ page, taken, onTake }: ListProps) {
  const text = useText();
  const names: Names = new Map([...page.next, ...page.components].map((one) => [one.componentId, one]));
  const called = ({ componentId }: OpenConflict) => {
    const component = names.get(componentId ?? '');
    return component ? nameOf(component, text) : '';
  };
  const side = (title: TextId, field: 'head' | 'own', take: Take) => ({
    key: field,
    title: <T id={title} />,
    width: 230,
    render: (_: unknown, conflict: OpenConflict) => (
      <Radio checked={taken.get(keyOf(conflict)) === take} onChange={() => onTake(keyOf(conflict), take)}>
        <Value {...{ conflict, names }} value={conflict[field]} />
      </Radio>
    ),
  });
  return (
    <Table<OpenConflict>
      size="small"
      rowKey={keyOf}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={page.conflicts}
      locale={{ emptyText: <T id="override.noConflicts" /> }}
      columns={[
        {
          key: 'about',
          title: <T id="override.about" />,
          width: 180,
          render: (_, conflict) => (
            <>
              {called(conflict) && `${called(conflict)} · `}
              <PathName path={conflict.path} />
            </>
          ),
        },
        {
          key: 'was',
          title: <T id="override.was" />,
          width: 200,
          render: (_, conflict) => <Value {...{ conflict, names }} value={conflict.was} />,
        },
        side('override.head', 'head', 'HQ'),
        side('override.own', 'own', 'BRANCH'),
      ]}
    />
  );
}

interface Props {
  pageId: string;
  branchId: string;
  /** The name of the company. */
  name: string;
  onClose: () => void;
  onSettled?: () => void;
}

function Deciding({ pageId, branchId, name, onClose, onSettled }: Props) {
  const { data, error, refresh } = useCall(homeOverrideApi.detail, { id: pageId, branchId });
  const [taken, setTaken] = useState<ReadonlyMap<string, Take>>(new Map());
  const choose = (key: string, take: Take) => setTaken(new Map(taken).set(key, take));
  const all = (take: Take) => setTaken(new Map(data?.conflicts.map((one) => [keyOf(one), take])));
  const decisions = (data?.conflicts ?? []).flatMap((one) => {
    const take = taken.get(keyOf(one));
    const { componentId, path } = one;
    return take ? [{ ...(componentId === undefined ? {} : { componentId }), path, take }] : [];
  });
  const close = useDiscard({ isDirty: () => decisions.length > 0 }, onClose);
  const decide = async () => {
    if (!data) return;
    const { version } = data;
    const { conflicts } = await call(homeOverrideApi.resolve, { pageId, branchId, version, decisions });
    setTaken(new Map());
    onSettled?.();
    if (conflicts.length === 0) onClose();
  };
  return (
    <Drawer
      open
      size={WIDTH}
      title={<T id="override.conflictsOf" values={{ name }} />}
      onClose={() => void close()}
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={() => all('HQ')}>
            <T id="override.allHead" />
          </Button>
          <Button onClick={() => all('BRANCH')}>
            <T id="override.allOwn" />
          </Button>
          <ActionButton
            code="homeConfig_resolve"
            label="override.decide"
            type="primary"
            disabled={decisions.length === 0}
            onAction={decide}
          />
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        <Alert type="info" title={<T id="override.decideHelp" />} />
        {error && <LoadFailed error={error} onRetry={refresh} />}
        {!error && !data && <Skeleton active />}
        {data && <Conflicts page={data} taken={taken} onTake={choose} />}
      </Flex>
    </Drawer>
  );
}

/** Values that the head office and a company have both changed, side by side, with the choice of whose is kept. */
export const ConflictDrawer = withTexts(
  ['content/overrides', 'content/page-labels', 'content/designer', 'content/versions'],
  Deciding,
);
