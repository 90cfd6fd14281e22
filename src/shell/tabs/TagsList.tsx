import { useLocation } from '@umijs/max';
import { SwitcherOutlined } from '@ant-design/icons';
import { Badge, Button, Dropdown } from 'antd';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { tourMark } from '@/core/page/tour';
import { useMenu } from '../menu/menuStore';
import { usePageNotes } from './pageNotes';
import { tabNode } from './tabNode';
import { tabKey } from './tabs';
import { useTabs } from './tabsStore';
import { useTabActions } from './useTabActions';
import { useTabTitle } from './useTabTitle';

/** The open pages where there is no room for a bar. */
export function TagsList() {
  const { open } = useTabs();
  const menu = useMenu();
  const { dirty } = usePageNotes();
  const text = useText();
  const title = useTabTitle();
  const { closeTabs } = useTabActions();
  const { pathname, search } = useLocation();
  const shown = tabKey(pathname + search);
  const pages = open.filter(({ key }) => tabNode(menu, key));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [shown],
        items: [
          ...pages.map(({ key, address }) => ({
            key,
            label: dirty.has(key) ? `${title(key)} ·` : title(key),
            onClick: () => navigate(address),
          })),
          { type: 'divider' as const },
          { key: 'all', label: <T id="shell.closeAll" />, onClick: () => void closeTabs(shown, 'all') },
        ],
      }}
    >
      <Badge count={pages.length} size="small" color="blue" offset={[-4, 6]}>
        <Button type="text" icon={<SwitcherOutlined />} aria-label={text('shell.openPages')} {...tourMark('tabs')} />
      </Badge>
    </Dropdown>
  );
}
