import { ConfigProvider } from 'antd';
// The hook alone: the module `message` brings the static functions, and `App` dialogs and notifications, to the sign-in.
import useMessage from 'antd/es/message/useMessage';
import { type PropsWithChildren, useEffect, useMemo } from 'react';
import { useLanguage, useLanguagePack } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { usePreferences } from '@/core/preferences/preferences';
import type { Size } from '../../config/defaultSettings';
import { createTheme, CSS_VARIABLES } from '../../config/theme';
import styles from './AppRoot.module.css';

/** Connects the notices of the whole application to antd's messages. */
function Notices() {
  const [message, holder] = useMessage({ maxCount: 3 });
  useEffect(
    () =>
      notifier.connect({
        show: ({ kind, text, seconds }) => void message.open({ type: kind, content: text, duration: seconds }),
        clear: () => message.destroy(),
      }),
    [message],
  );
  return holder;
}

/** Sizes of specification §2 as antd knows them; the smallest one takes room from everything else too (decisions.md 12). */
const COMPONENT_SIZE = { default: 'large', medium: 'medium', small: 'small', mini: 'small' } as const satisfies Record<
  Size,
  string
>;

/** The theme that the user has chosen; the browser's own scroll bars and controls follow it. */
function useLook() {
  const language = useLanguage();
  const { theme: colour, dark: isDark, compact, size } = usePreferences();
  const isCompact = compact || size === 'mini';
  useEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  const theme = useMemo(
    () => createTheme({ language, colour, isDark, isCompact }),
    [language, colour, isDark, isCompact],
  );
  return { theme, componentSize: COMPONENT_SIZE[size] };
}

/** Around everything: theme, language of the components, messages. Screens that ask `App.useApp()` stand in an `App`. */
export function AppRoot({ children }: PropsWithChildren) {
  const pack = useLanguagePack();
  const look = useLook();
  return (
    <ConfigProvider {...look} button={{ autoInsertSpace: false }} {...(pack ? { locale: pack.antd } : {})}>
      <Notices />
      <div className={`${CSS_VARIABLES} ${styles.root}`}>{children}</div>
    </ConfigProvider>
  );
}
