import { Link } from '@umijs/max';
import { T } from '@/core/i18n';
import { HOME } from '../routeTable';
import styles from './Frame.module.css';

/** The product's sign at the top of the sidebar. */
export function Brand({ isNarrow }: { isNarrow: boolean }) {
  return (
    <Link to={HOME} className={styles.brand ?? ''}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
        <g fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d="M12 7v4M5 17v-2a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v2M12 13v4" />
        </g>
        <g fill="currentColor">
          <circle cx="12" cy="5" r="2.5" />
          <circle cx="5" cy="19" r="2.2" />
          <circle cx="12" cy="19" r="2.2" />
          <circle cx="19" cy="19" r="2.2" />
        </g>
      </svg>
      {!isNarrow && (
        <span className={styles.brandName}>
          <T id="app.title" />
        </span>
      )}
    </Link>
  );
}
