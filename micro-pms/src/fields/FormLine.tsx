import type { ReactNode } from 'react';
import styles from './FormLine.module.css';

/** One entry of a list in a form: its fields beside each other, and the button that takes it out. */
export const FormLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;
