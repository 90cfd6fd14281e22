import { Alert } from 'antd';
import { useLanguage, useText } from '@/core/i18n';
import { safeLink } from '@/core/navigation/safeLink';
import { userStore } from '@/core/preferences/userStore';
import { JOB_BANNER } from '../../../config/defaultSettings';
import styles from './JobBanner.module.css';

/** The text that the user has closed; a new text is shown again. */
const closedText = userStore({
  key: 'jobBanner',
  parse: (value) => (typeof value === 'string' ? value : ''),
});

/** Only Chinese has one (docs/console.md#settings). */
export function JobBanner() {
  const text = useText();
  const language = useLanguage();
  const closed = closedText.use();
  if (language !== 'zh' || !JOB_BANNER.isShown || closed === JOB_BANNER.text) return null;
  const link = safeLink(JOB_BANNER.link, window.location.origin);
  return (
    <Alert
      banner
      type="info"
      title={
        <>
          {JOB_BANNER.text}{' '}
          {link && (
            <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
              {JOB_BANNER.linkText}
            </a>
          )}
        </>
      }
      closable={{ 'aria-label': text('settings.hideBanner'), onClose: () => closedText.set(JOB_BANNER.text) }}
    />
  );
}
