import { Link, useLocation } from '@umijs/max';
import { Breadcrumb } from 'antd';
import { useLanguage, useText } from '@/core/i18n';
import { type MenuNode, titleOf } from '../menu/menuNode';
import { useMenu } from '../menu/menuStore';
import styles from './TopBar.module.css';

/** The nodes from the top to the page; empty for a page outside of the menu. */
function trail(nodes: readonly MenuNode[], path: string): readonly MenuNode[] {
  for (const node of nodes) {
    if (node.path === path && node.kind !== 'group') return [node];
    const below = trail(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The breadcrumb. Its links use the router; those of ProLayout would reload the application. */
export function Crumbs() {
  const { nodes } = useMenu();
  const { pathname } = useLocation();
  const language = useLanguage();
  const translate = useText();
  const steps = trail(nodes, pathname);
  return (
    <Breadcrumb
      className={styles.crumbs ?? ''}
      items={steps.map((node, i) => {
        const title = titleOf(node, language, translate);
        const isLast = i === steps.length - 1;
        return { title: !isLast && node.path ? <Link to={node.path}>{title}</Link> : title };
      })}
    />
  );
}
