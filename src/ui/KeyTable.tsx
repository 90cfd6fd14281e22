import { T, type TextId } from '@/core/i18n';
import styles from './KeyTable.module.css';

/** Keys, and what they do. */
export type KeyRow = readonly [keys: readonly string[], what: TextId];

/** What the keys of a page or of the whole console do, as `?` shows it. */
export const KeyTable = ({ rows }: { rows: readonly KeyRow[] }) => (
  <dl className={styles.keys}>
    {rows.map(([keys, what]) => (
      <div key={what}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>
          <T id={what} />
        </dd>
      </div>
    ))}
  </dl>
);
