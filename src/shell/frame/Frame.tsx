import { ProLayout } from '@ant-design/pro-components';
import { Link, useLocation } from '@umijs/max';
import { Grid, theme } from 'antd';
import { type PropsWithChildren, useMemo, useState } from 'react';
import { T, useLanguage, useText } from '@/core/i18n';
import { useMenu } from '../menu/menuStore';
import { TagsBar } from '../tabs/TagsBar';
import { TagsList } from '../tabs/TagsList';
import { Company } from './Company';
import { Crumbs } from './Crumbs';
import styles from './Frame.module.css';
import { LanguageMenu } from './LanguageMenu';
import { menuData } from './menuData';
import { Brand } from './Brand';
import { UserMenu } from './UserMenu';

/** Specification §2 and §9. */
const SIDEBAR_WIDTH = 224;
const TOP_BAR_HEIGHT = 64;

/** The frame of the console: what may be opened, who works where, and the page. */
export function Frame({ children }: PropsWithChildren) {
  const { nodes } = useMenu();
  const { pathname } = useLocation();
  const language = useLanguage();
  const translate = useText();
  const { lg = true } = Grid.useBreakpoint();
  const { token } = theme.useToken();
  const [collapsed, setCollapsed] = useState(false);
  const route = useMemo(() => ({ routes: menuData(nodes, { language, translate }) }), [nodes, language, translate]);
  return (
    <>
      <a className={styles.skip} href="#content">
        <T id="shell.toContent" />
      </a>
      <ProLayout
        className={styles.layout ?? ''}
        layout="mix"
        breakpoint="lg"
        fixSiderbar
        fixedHeader
        siderWidth={SIDEBAR_WIDTH}
        token={{
          bgLayout: token.colorBgLayout,
          header: { heightLayoutHeader: TOP_BAR_HEIGHT, colorBgHeader: token.colorBgContainer },
          sider: {
            colorMenuBackground: token.colorBgContainer,
            colorBgMenuItemSelected: token.colorPrimaryBg,
            colorTextMenuSelected: token.colorLink,
            colorTextMenuItemHover: token.colorLink,
          },
        }}
        bgLayoutImgList={[]}
        logo={false}
        title={false}
        pageTitleRender={false}
        route={route}
        location={{ pathname }}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        menu={{ autoClose: false, locale: false }}
        menuExtraRender={({ collapsed: isNarrow }) => <Brand isNarrow={isNarrow === true} />}
        menuItemRender={(item, dom) =>
          item.path ? (
            <Link to={item.path} title={item.name} prefetch="intent" onClick={() => !lg && setCollapsed(true)}>
              {dom}
            </Link>
          ) : (
            dom
          )
        }
        headerTitleRender={() => <Company />}
        headerContentRender={() => (lg ? <Crumbs /> : <Company />)}
        actionsRender={() => [
          ...(lg ? [] : [<TagsList key="tags" />]),
          <LanguageMenu key="language" />,
          <UserMenu key="user" />,
        ]}
        contentStyle={{ padding: 0, minWidth: 0 }}
      >
        {lg && <TagsBar />}
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </ProLayout>
    </>
  );
}
