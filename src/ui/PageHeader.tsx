import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId } from '@/core/i18n';
import { HeaderContext } from '@/core/page/headerActions';
import { usePage } from '@/core/page/page';
import styles from './PageHeader.module.css';

interface Props {
  /** The title, if the menu has none for the page; otherwise menu, tab and header show the same. */
  title?: TextId;
  /** What the user does on the page, such as adding a record; shown instead of the title. */
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
