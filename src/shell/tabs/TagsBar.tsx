import { useLocation } from '@umijs/max';
import { CloseOutlined } from '@ant-design/icons';
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
import { useTabListRole } from './useTabListRole';
import { useTabTitle } from './useTabTitle';

/** docs/console.md#measures. */
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

/** The key of the tab in which an event happened. */
function tabAt({ target }: SyntheticEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const label = target.closest<HTMLElement>('[data-tab]');
  return (label ?? target.closest('.ant-tabs-tab')?.querySelector<HTMLElement>('[data-tab]'))?.dataset.tab;
}

/**
 * The cross of a tab is for the mouse: the key is Delete. antd's own button would be an element among the tabs that is
 * no tab.
 */
const isCross = ({ target }: SyntheticEvent) => target instanceof Element && target.closest('[data-close]') !== null;

/** The visited pages (docs/console.md#frame): a click shows one, a right click lists its other actions. */
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
  const bar = useRef<HTMLElement>(null);
  useTabListRole(bar);
  const open = tabs.open.filter(({ key }) => tabNode(menu, key));

  const contextMenu = (key: string): MenuProps => ({
    style: { minWidth: MENU_WIDTH, boxSizing: 'border-box' },
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
    label: (
      <span data-tab={key} draggable={!isAffix} className={styles.label} title={title(key)}>
        {dirty.has(key) && <span className={styles.dot} role="img" aria-label={text('shell.unsaved')} />}
        {title(key)}
        {!isAffix && <CloseOutlined data-close className={styles.close} aria-hidden />}
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
        ref={bar}
        className={styles.bar}
        aria-label={text('shell.openPages')}
        {...tourMark('tabs')}
        onContextMenu={(event) => setAsked(tabAt(event))}
        onClickCapture={(event) => {
          const key = tabAt(event);
          if (!key || !isCross(event)) return;
          event.stopPropagation();
          void closeTabs(key, 'this');
        }}
        onKeyDown={(event) => {
          const key = tabAt(event);
          if (key && (event.key === 'Delete' || event.key === 'Backspace')) void closeTabs(key, 'this');
        }}
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
          type="card"
          size="small"
          tabBarGutter={SCROLL_MARGIN}
          activeKey={shown}
          items={items}
          locale={{ dropdownAriaLabel: text('shell.openPages') }}
          onChange={(key) => navigate(open.find((tab) => tab.key === key)?.address ?? '/')}
        />
      </nav>
    </Dropdown>
  );
}
