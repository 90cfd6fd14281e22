import { Tabs, type TabsProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './PageTabs.module.css';

interface Props {
  /** A `<PageHeader inList />`. */
  header: ReactNode;
  /** Behind the tabs; where there is no room for both, below them. */
  extra?: ReactNode;
  items: NonNullable<TabsProps['items']>;
}

/** A page of several lists: its title, the tabs and its actions stand on one line. */
export function PageTabs({ header, extra, items }: Props) {
  return (
    <div className={styles.page}>
      {header}
      {extra}
      <Tabs
        destroyOnHidden
        items={items}
        // A single list needs no tab.
        {...(items.length > 1 ? {} : { renderTabBar: () => <></> })}
      />
    </div>
  );
}
