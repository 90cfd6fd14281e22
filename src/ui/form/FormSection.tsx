import { Card } from 'antd';
import type { PropsWithChildren } from 'react';
import { T, type TextId } from '@/core/i18n';
import styles from './FormSection.module.css';

interface Props {
  title: TextId;
  /** One sentence: what these fields are about. */
  help?: TextId;
}

/** A part of a long form: heading, sentence, and its fields in two columns from 1,200 px on. */
export function FormSection({ title, help, children }: PropsWithChildren<Props>) {
  return (
    <Card className={styles.section ?? ''}>
      <h2 className={styles.title}>
        <T id={title} />
      </h2>
      {help && (
        <p className={styles.help}>
          <T id={help} />
        </p>
      )}
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}

/** A field that takes both columns. */
export function Wide({ children }: PropsWithChildren) {
  return <div className={styles.wide}>{children}</div>;
}
