import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId } from '@/core/i18n';
import { HeaderContext } from '@/core/page/headerActions';
import { usePage } from '@/core/page/page';
import styles from './PageHeader.module.css';

interface Props {
  /** The page, where the menu has no name for it: the same words stand in the menu, on the tab and here. */
  title?: TextId;
  /** What is done on the page just now, such as adding a record, instead of its name. */
  task?: TextId;
  /** One line: what this page is for. */
  help?: TextId;
  /** The page's main action. */
  children?: ReactNode;
}

/** The head of every page: its title, one line of help, and the main action at the right. */
export function PageHeader({ title, task, help, children }: Props) {
  const { name } = usePage();
  const own = task ?? (name === undefined ? title : undefined);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Typography.Title level={1} className={styles.title ?? ''}>
          {own ? <T id={own} /> : name}
        </Typography.Title>
        {help && (
          <Typography.Text type="secondary" className={styles.help ?? ''}>
            <T id={help} />
          </Typography.Text>
        )}
      </div>
      <div className={styles.actions}>
        <HeaderContext value>{children}</HeaderContext>
      </div>
    </header>
  );
}
