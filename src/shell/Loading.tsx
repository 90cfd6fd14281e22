import { Spin } from 'antd';
import { useText } from '@/core/i18n';
import styles from './Loading.module.css';

/** The whole page is on its way. */
export function Loading() {
  const translate = useText();
  return (
    <div className={styles.page} role="status" aria-label={translate('shell.loading')}>
      <Spin delay={300} size="large" />
    </div>
  );
}
