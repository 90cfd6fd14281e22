import { Link, Outlet, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { Suspense } from 'react';
import { T, useLanguage, useText } from '@/core/i18n';
import { signOut } from '@/core/session/account';
import { useSession } from '@/core/session/session';
import styles from './Layout.module.css';
import { Loading } from './Loading';
import { type MenuNode, titleOf } from './menu/menuNode';
import { useMenu } from './menu/menuStore';
import { ScreenBoundary } from './ScreenBoundary';

function MenuList({ nodes }: { nodes: readonly MenuNode[] }) {
  const language = useLanguage();
  const translate = useText();
  return (
    <ul className={styles.list}>
      {nodes
        .filter(({ isVisible }) => isVisible)
        .map((node) => (
          <li key={node.id}>
            {node.kind === 'group' ? (
              <span className={styles.group}>{titleOf(node, language, translate)}</span>
            ) : (
              <Link to={node.path} prefetch="intent">
                {titleOf(node, language, translate)}
              </Link>
            )}
            {node.children.length > 0 && <MenuList nodes={node.children} />}
          </li>
        ))}
    </ul>
  );
}

/** The frame of the console: what may be opened, who is working where, and the page. */
export function Layout() {
  const { nodes } = useMenu();
  const { pathname } = useLocation();
  const { branchName, name } = useSession();
  const translate = useText();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        <T id="shell.toContent" />
      </a>
      <nav className={styles.sidebar} aria-label={translate('shell.navigation')}>
        <MenuList nodes={nodes} />
      </nav>
      <header className={styles.top}>
        <strong>{branchName}</strong>
        <span className={styles.user}>{name}</span>
        <Button onClick={signOut}>
          <T id="shell.signOut" />
        </Button>
      </header>
      <main className={styles.content} id="content" tabIndex={-1}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
    </div>
  );
}
