import { App, ConfigProvider } from 'antd';
import { type PropsWithChildren, useEffect, useMemo } from 'react';
import { useLanguage, useLanguagePack } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { createTheme } from '../../config/theme';

/** Connects the notices of the whole application to antd's messages. */
function Notices() {
  const { message } = App.useApp();
  useEffect(
    () =>
      notifier.connect({
        show: ({ kind, text, seconds }) => void message.open({ type: kind, content: text, duration: seconds }),
        clear: () => message.destroy(),
      }),
    [message],
  );
  return null;
}

/** Around everything: theme, language of the components, messages. */
export function AppRoot({ children }: PropsWithChildren) {
  const language = useLanguage();
  const pack = useLanguagePack();
  const theme = useMemo(() => createTheme({ language }), [language]);
  return (
    <ConfigProvider theme={theme} {...(pack ? { locale: pack.antd } : {})}>
      <App>
        <Notices />
        {children}
      </App>
    </ConfigProvider>
  );
}
