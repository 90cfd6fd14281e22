import { useLocation } from '@umijs/max';
import { Dropdown, type MenuProps, Tabs } from 'antd';
import { type SyntheticEvent, useRef, useState } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { tourMark } from '@/core/page/tour';
import { useMenu } from '../menu/menuStore';
import { usePageNotes } from './pageNotes';
import { tabNode } from './tabNode';
import { closedBy, type Closing, move, tabKey } from './tabs';
import { tabsStore, useTabs } from './tabsStore';
import styles from './TagsBar.module.css';
import { useTabActions } from './useTabActions';
import { useTabTitle } from './useTabTitle';

/** Specification §9. */
const MENU_WIDTH = 105;
const SCROLL_MARGIN = 4;
const MIDDLE_BUTTON = 1;

const CLOSINGS: readonly (readonly [Closing, TextId])[] = [
  ['this', 'shell.closeTab'],
  ['others', 'shell.closeOthers'],
  ['left', 'shell.closeLeft'],
  ['right', 'shell.closeRight'],
  ['all', 'shell.closeAll'],
];

/** The key of the tab that an event hit anywhere. */
function tabAt({ target }: SyntheticEvent): string | undefined {
  const tab = target instanceof Element ? target.closest('.ant-tabs-tab') : null;
  return tab?.querySelector<HTMLElement>('[data-tab]')?.dataset.tab;
}

/** The visited pages (specification §2): a click shows one, a right click says what else can be done. */
export function TagsBar() {
  const tabs = useTabs();
  const menu = useMenu();
  const { dirty } = usePageNotes();
  const text = useText();
  const title = useTabTitle();
  const { closeTabs, refreshTab } = useTabActions();
  const { pathname, search } = useLocation();
  const shown = tabKey(pathname + search);
  const [asked, setAsked] = useState<string>();
  const dragged = useRef<string>(undefined);
  const open = tabs.open.filter(({ key }) => tabNode(menu, key));

  const contextMenu = (key: string): MenuProps => ({
    style: { minWidth: MENU_WIDTH },
    items: [
      { key: 'refresh', label: <T id="shell.refreshTab" />, onClick: () => void refreshTab(key) },
      ...CLOSINGS.map(([closing, label]) => ({
        key: closing,
        label: <T id={label} />,
        disabled: closedBy(tabs, key, closing).length === 0,
        onClick: () => void closeTabs(key, closing),
      })),
    ],
  });
  const items = open.map(({ key, isAffix }) => ({
    key,
    closable: !isAffix,
    label: (
      <span data-tab={key} draggable={!isAffix} className={styles.label} title={title(key)}>
        {dirty.has(key) && <span className={styles.dot} role="img" aria-label={text('shell.unsaved')} />}
        {title(key)}
      </span>
    ),
  }));
  return (
    <Dropdown
      trigger={['contextMenu']}
      menu={contextMenu(asked ?? shown)}
      onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
    >
      <nav
        className={styles.bar}
        aria-label={text('shell.openPages')}
        {...tourMark('tabs')}
        onContextMenu={(event) => setAsked(tabAt(event))}
        onAuxClick={(event) => {
          const key = tabAt(event);
          if (key && event.button === MIDDLE_BUTTON) void closeTabs(key, 'this');
        }}
        onDragStart={(event) => (dragged.current = tabAt(event))}
        onDragOver={(event) => dragged.current && event.preventDefault()}
        onDrop={(event) => {
          const target = tabAt(event);
          if (dragged.current && target) tabsStore.set(move(tabsStore.get(), dragged.current, target));
          dragged.current = undefined;
        }}
      >
        <Tabs
          type="editable-card"
          size="small"
          hideAdd
          tabBarGutter={SCROLL_MARGIN}
          activeKey={shown}
          items={items}
          locale={{ removeAriaLabel: text('shell.closeTab'), dropdownAriaLabel: text('shell.openPages') }}
          onChange={(key) => navigate(open.find((tab) => tab.key === key)?.address ?? '/')}
          onEdit={(key, action) => {
            if (action === 'remove' && typeof key === 'string') void closeTabs(key, 'this');
          }}
        />
      </nav>
    </Dropdown>
  );
}
