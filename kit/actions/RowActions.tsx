import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
import { NOTHING } from '../format/number';
import { kit } from '../host';
import { T, useText } from '../text';
import { ActionButton } from './ActionButton';
import { useRun } from './useRun';
import type { Action } from './action';

const VISIBLE = 2;

/** By the convention of docs/cheatsheet.md#add-a-screen. */
const OPENS = /_(view|edit)$/;

/**
 * The actions of one row: two as links (none where a table is narrow), the rest under "more", dangerous ones last; a
 * dash if there are none. The first that opens the record is what Enter does on the row.
 */
export function RowActions({ actions }: { actions: readonly Action[] }) {
  const { useCan, useIsWide, useIsPhone } = kit();
  const can = useCan();
  const { run, dialog } = useRun();
  const text = useText();
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const allowed = actions.filter(({ code }) => code === undefined || can(code));
  if (allowed.length === 0) return NOTHING;
  const ordered = [...allowed.filter(({ danger }) => !danger), ...allowed.filter(({ danger }) => danger)];
  const visible = isWide || isPhone ? VISIBLE : 0;
  const rest = ordered.slice(visible);
  const opening = ordered.find(({ code }) => code !== undefined && OPENS.test(code));
  return (
    <Space size={12}>
      {ordered.slice(0, visible).map((action) => (
        <ActionButton
          key={action.label}
          {...action}
          {...(action === opening ? { 'data-opens': '' } : {})}
          type="link"
          size="small"
          style={{ padding: 0 }}
        />
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map((action) => ({
              key: action.label,
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
