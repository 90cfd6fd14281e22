import { EllipsisOutlined } from '@ant-design/icons';
import { useAccess } from '@umijs/max';
import { Button, Dropdown, Space } from 'antd';
import { T, useText } from '@/core/i18n';
import { useIsWide } from '@/core/media/media';
import { type Action, ActionButton, useRun } from './ActionButton';

const VISIBLE = 3;

/** The actions of one row: three in sight (on phones none), the rest under "more", the dangerous ones last (look). */
export function RowActions({ actions }: { actions: readonly Action[] }) {
  const { can } = useAccess();
  const run = useRun();
  const text = useText();
  const isWide = useIsWide();
  const held = actions.filter(({ code }) => code === undefined || can(code));
  const ordered = [...held.filter(({ danger }) => !danger), ...held.filter(({ danger }) => danger)];
  // A menu of one entry would only hide it.
  const room = ordered.length === VISIBLE + 1 ? VISIBLE + 1 : VISIBLE;
  const visible = isWide ? room : 0;
  const rest = ordered.slice(visible);
  return (
    <Space size={12}>
      {ordered.slice(0, visible).map((action) => (
        <ActionButton key={action.code ?? action.label} {...action} type="link" size="small" style={{ padding: 0 }} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({
              key: action.code ?? action.label,
              danger: action.danger ?? false,
              label: <T id={action.label} />,
              onClick: () => void run(action),
            })),
          }}
        >
          <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={text('crud.more')} />
        </Dropdown>
      )}
    </Space>
  );
}
