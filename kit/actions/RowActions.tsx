import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
import { NOTHING } from '../format/number';
import { kit } from '../host';
import { T, useText } from '../text';
import { ActionButton } from './ActionButton';
import { useRun } from './useRun';
import type { Action } from './action';

const VISIBLE = 3;

/**
 * The actions of one row: three as links (none on phones), the rest under "more", dangerous ones last; a dash if there
 * are none.
 */
export function RowActions({ actions }: { actions: readonly Action[] }) {
  const { useCan, useIsWide } = kit();
  const can = useCan();
  const { run, dialog } = useRun();
  const text = useText();
  const isWide = useIsWide();
  const allowed = actions.filter(({ code }) => code === undefined || can(code));
  if (allowed.length === 0) return NOTHING;
  const ordered = [...allowed.filter(({ danger }) => !danger), ...allowed.filter(({ danger }) => danger)];
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
          <Button type="text" size="small" icon={<EllipsisOutlined />} aria-label={text('kit.more')} />
        </Dropdown>
      )}
      {dialog}
    </Space>
  );
}
