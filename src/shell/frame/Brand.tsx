import { Link } from '@umijs/max';
import { Mark } from '@/ui/brand/Mark';
import { T } from '@/core/i18n';
import { HOME } from '@/core/page/alwaysPages';
import styles from './Frame.module.css';

/** The product's sign at the top of the sidebar. */
export function Brand({ isNarrow }: { isNarrow: boolean }) {
  return (
    <Link to={HOME} className={styles.brand ?? ''}>
      <Mark size={24} />
      {!isNarrow && (
        <span className={styles.brandName}>
          <T id="app.title" />
        </span>
      )}
    </Link>
  );
}
