import type { ReactNode } from 'react';
import { formatDate } from '@kit/format/date';
import { serverNow } from '../call';
import { useHost } from '../host';
import { useSay } from '../say';
import styles from './Paper.module.css';

interface Props {
  title: string;
  /** The company that issues it. */
  company: string;
  /** Both sides sign it. */
  isSigned?: boolean;
  children: ReactNode;
}

/** What is printed: who issues it, what it is, room for signatures, and on paper who printed it when. */
export function PaperSheet({ title, company, isSigned = false, children }: Props) {
  const say = useSay();
  const printedBy = useHost()?.userInfo.realName ?? '';
  return (
    <article className={styles.sheet}>
      <p className={styles.company}>{company}</p>
      <h2>{title}</h2>
      {children}
      {isSigned && (
        <div className={styles.signs}>
          <span>{say('pmsPaper.landlord')}</span>
          <span>{say('pmsPaper.tenant')}</span>
        </div>
      )}
      <footer>{say('pmsPaper.printed', { name: printedBy, time: formatDate(serverNow(), 'YMDHM') })}</footer>
    </article>
  );
}
