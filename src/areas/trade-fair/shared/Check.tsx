import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './Check.module.css';

/** One of the things that a draw is checked by; without an answer it is too early to say. */
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
