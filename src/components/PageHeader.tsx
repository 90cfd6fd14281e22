import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId } from '@/core/i18n';
import { HeaderContext } from '@/core/page/headerActions';
import styles from './PageHeader.module.css';

interface Props {
  title: TextId;
  /** One line: what this page is for. */
  help?: TextId;
  /** The page's main action. */
  children?: ReactNode;
}

/** The head of every page: its title, one line of help, and the main action at the right. */
export function PageHeader({ title, help, children }: Props) {
  return (
    <header className={styles.header}>
      <div>
        <Typography.Title level={1} className={styles.title ?? ''}>
          <T id={title} />
        </Typography.Title>
        {help && (
          <Typography.Text type="secondary">
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
