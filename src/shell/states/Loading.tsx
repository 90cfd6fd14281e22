import { useText } from '@/core/i18n';
import styles from './Loading.module.css';

/** Shown while the whole page is loaded. Without antd: it is in the first file that the browser loads. */
export function Loading() {
  const translate = useText();
  return (
    <div className={styles.page} role="status" aria-label={translate('shell.loading')}>
      <i className={styles.wheel} />
    </div>
  );
}
