import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { T } from '@/core/i18n';
import type { Answer } from './answer';
import styles from '../FairDoor.module.css';

const SIGNS = { good: CheckCircleFilled, warn: ExclamationCircleFilled, bad: CloseCircleFilled };

/** The answer, large enough to be read at arm's length. */
export function AnswerCard({ answer: { tone, title, name, company, lines } }: { answer: Answer }) {
  const Sign = SIGNS[tone];
  return (
    <div className={`${styles.answer} ${styles[tone]}`}>
      <Sign className={styles.sign} aria-hidden />
      <p className={styles.verdict}>
        <T {...title} />
      </p>
      {name !== '' && <p className={styles.who}>{name}</p>}
      {company !== '' && <p className={styles.company}>{company}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((one) => (
            <li key={one.id}>
              <T {...one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
