import type { ReactNode } from 'react';
import { formatDate } from '@kit/format/date';
import { serverNow } from '../call';
import { useHost } from '../host';
import { useSay } from '../say';
import styles from './Paper.module.css';

interface Props {
  title: string;
  /** The company that issues the sheet. */
  company: string;
  /** Landlord and tenant sign the sheet. */
  isSigned?: boolean;
  children: ReactNode;
}

/** A sheet: its company, title and content, room for signatures, and on paper only who printed it when. */
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
