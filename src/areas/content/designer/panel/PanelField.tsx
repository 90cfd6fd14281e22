import { type ReactNode, useId } from 'react';
import { T, type TextId } from '@/core/i18n';
import styles from './panel.module.css';

interface Props {
  label: TextId;
  help?: TextId;
  helpValues?: Record<string, string | number>;
  /** The control; its label names it by this id. */
  children: (id: string) => ReactNode;
}

/** A field of the property panel: each entry is a command at once, and can be undone. */
export function PanelField({ label, help, helpValues, children }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <T id={label} />
      </label>
      {children(id)}
      {help && (
        <p className={styles.help}>
          <T id={help} {...(helpValues ? { values: helpValues } : {})} />
        </p>
      )}
    </div>
  );
}

/** Several controls under one name. */
export function PanelGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  );
}
