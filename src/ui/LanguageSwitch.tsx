import { Button } from 'antd';
import { LANGUAGES, switchLanguage, useLanguage, useText } from '@/core/i18n';
import styles from './LanguageSwitch.module.css';

/** The four languages side by side, each by its own name. */
export function LanguageSwitch() {
  const language = useLanguage();
  const translate = useText();
  return (
    <div role="group" aria-label={translate('signIn.language')} className={styles.languages}>
      {LANGUAGES.map(({ key, locale, name }) => (
        <Button
          key={key}
          type="text"
          size="small"
          lang={locale}
          aria-pressed={key === language}
          className={styles.language}
          onClick={() => void switchLanguage(key)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
