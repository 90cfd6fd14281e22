import { ProLayout } from '@ant-design/pro-components';
import { Link, useLocation } from '@umijs/max';
import { theme } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { T } from '@/core/i18n';
import { NO_LIST } from '@/core/page/page';
import { tourMark } from '@/core/page/tour';
import { usePreferences } from '@/core/preferences/preferences';
import { useMenu } from '../menu/menuStore';
import { shownPath } from '../menu/shownPath';
import { useRememberPages } from '../palette/pageMemory';
import { useShortcuts } from '../palette/useShortcuts';
import { Panels } from './Panels';
import { JobBanner } from '../settings/JobBanner';
import { usePageNotes } from '../tabs/pageNotes';
import { tabKey } from '../tabs/tabs';
import { TagsBar } from '../tabs/TagsBar';
import { TopBar } from '../top-bar/TopBar';
import { Brand } from './Brand';
import styles from './Frame.module.css';
import { MenuDrawer } from './MenuDrawer';
import { useMenuData } from './useMenuData';
import { useSidebar } from './useSidebar';

/** docs/console.md#frame. */
const SIDEBAR_WIDTH = 224;
const TOP_BAR_HEIGHT = 64;
/** A constant: with a new object at each render, ProLayout would work its menu out again. */
const MENU = { autoClose: false as const, locale: false };
const NO_PICTURES: [] = [];
const CONTENT = { padding: 0, minWidth: 0 };

/** Colours of the frame, all of them from the theme. */
function useFrameToken() {
  const { token } = theme.useToken();
  const { colorBgContainer, colorBgLayout, colorPrimaryBg, colorLink } = token;
  return useMemo(
    () => ({
      bgLayout: colorBgLayout,
      header: {
        heightLayoutHeader: TOP_BAR_HEIGHT,
        colorBgHeader: colorBgContainer,
        colorBgScrollHeader: colorBgContainer,
      },
      sider: {
        colorMenuBackground: colorBgContainer,
        colorBgMenuItemSelected: colorPrimaryBg,
        colorTextMenuSelected: colorLink,
        colorTextMenuItemHover: colorLink,
      },
    }),
    [colorBgContainer, colorBgLayout, colorPrimaryBg, colorLink],
  );
}

/** The frame of the console: sidebar, top bar and the page. */
export function Frame({ children }: PropsWithChildren) {
  const { pathname, search } = useLocation();
  const { nodes, byPath } = useMenu();
  const parent = usePageNotes().parents.get(tabKey(pathname + search));
  const ofList = shownPath(nodes, parent !== undefined && byPath.has(parent) ? parent : pathname);
  const shown = parent === NO_LIST ? '' : ofList;
  const { isWide, isOpen, toggle, closeDrawer } = useSidebar(pathname);
  const { fixedHeader, sidebarLogo, tagsView } = usePreferences();
  const token = useFrameToken();
  useShortcuts();
  useRememberPages();
  const { items, ...groups } = useMenuData(ofList, isWide && !isOpen);
  // Given as `routes`, ProLayout would not notice new ones.
  const route = useMemo(() => ({ children: items }), [items]);
  return (
    <>
      <a className={styles.skip} href="#content">
        <T id="shell.toContent" />
      </a>
      <ProLayout
        className={`${styles.layout} ${fixedHeader ? '' : styles.scrolling}`}
        layout="mix"
        // ProLayout would show the sidebar from 768 px on; docs/console.md#frame has 992 px.
        disableMobile
        breakpoint={false}
        fixSiderbar
        fixedHeader
        siderWidth={SIDEBAR_WIDTH}
        token={token}
        bgLayoutImgList={NO_PICTURES}
        logo={false}
        title={false}
        pageTitleRender={false}
        route={route}
        location={{ pathname: shown }}
        // By the address alone, ProLayout also marks a page whose address this one begins with.
        selectedKeys={[shown]}
        collapsed={!isOpen}
        openKeys={groups.openKeys}
        menuProps={{ onOpenChange: groups.onOpenChange }}
        collapsedButtonRender={false}
        menu={MENU}
        {...(isWide ? {} : { menuRender: false })}
        menuExtraRender={({ collapsed }) => sidebarLogo && <Brand isNarrow={collapsed === true} />}
        menuContentRender={(_, menu) => <div {...tourMark('sidebar')}>{menu}</div>}
        menuItemRender={(item, dom) =>
          item.path ? (
            <Link to={item.path} title={item.name} prefetch="intent">
              {dom}
            </Link>
          ) : (
            dom
          )
        }
        headerRender={() => <TopBar isWide={isWide} isMenuOpen={isOpen} onToggleMenu={toggle} />}
        contentStyle={CONTENT}
      >
        <JobBanner />
        {isWide && tagsView && <TagsBar />}
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </ProLayout>
      {!isWide && (
        <MenuDrawer
          open={isOpen}
          onClose={closeDrawer}
          width={SIDEBAR_WIDTH}
          data={items}
          pathname={shown}
          {...groups}
        />
      )}
      <Panels />
    </>
  );
}
