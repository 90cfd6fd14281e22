import { Button } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId } from '@/core/i18n';
import styles from './MessagePage.module.css';

interface Props {
  /** A code that users quote to the help desk. */
  mark?: string;
  title: TextId;
  help: TextId;
  /** The values in the text of the help. */
  values?: Readonly<Record<string, string | number>>;
  action: TextId;
  onAction: () => void;
  /** Further buttons or links. */
  extra?: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing and offers one way on. */
export function MessagePage({ mark, title, help, values, action, onAction, extra, children }: Props) {
  return (
    <section className={styles.page}>
      {mark && (
        <p className={styles.mark} aria-hidden>
          {mark}
        </p>
      )}
      <h1 className={styles.title}>
        <T id={title} />
      </h1>
      <p className={styles.help}>
        <T id={help} {...(values ? { values } : {})} />
      </p>
      {children}
      <div className={styles.actions}>
        <Button type="primary" size="large" onClick={onAction}>
          <T id={action} />
        </Button>
        {extra}
      </div>
    </section>
  );
}
