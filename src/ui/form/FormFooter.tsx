import type { PropsWithChildren } from 'react';
import styles from './FormFooter.module.css';

/** The buttons of a form page, always in sight. */
export function FormFooter({ children }: PropsWithChildren) {
  return <footer className={styles.footer}>{children}</footer>;
}
