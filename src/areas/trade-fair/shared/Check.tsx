import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './Check.module.css';

/** The result of one check of a draw; undefined while it cannot be known. */
export function Check({ isRight, children }: { isRight: boolean | undefined; children: ReactNode }) {
  const Sign = isRight === undefined ? ClockCircleFilled : isRight ? CheckCircleFilled : CloseCircleFilled;
  const tone = isRight === undefined ? styles.open : isRight ? styles.right : styles.wrong;
  return (
    <li className={styles.check}>
      <Sign className={tone ?? ''} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
