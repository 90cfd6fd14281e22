import { ConfigProvider } from 'antd';
// The hook alone: the module `message` brings the static functions, and `App` dialogs and notifications, to the sign-in.
import useMessage from 'antd/es/message/useMessage';
import { type PropsWithChildren, useEffect } from 'react';
import { useAntdLocale } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { CSS_VARIABLES } from '../../config/theme';
import styles from './AppRoot.module.css';
import { useLook } from './look/look';
import { StartBoundary } from './resilience/StartBoundary';

/** Connects the notices of the whole application to antd's messages. */
function Notices() {
  const [message, holder] = useMessage({ maxCount: 3 });
  useEffect(
    () =>
      notifier.connect({
        show: ({ kind, text, seconds }) => {
          const close = message.open({ type: kind, content: text, duration: seconds });
          return () => close();
        },
        clear: () => message.destroy(),
      }),
    [message],
  );
  return holder;
}

/** Of antd's components; titles make room for the cross beside them, and go on below instead of being cut. */
const PROPS = {
  button: { autoInsertSpace: false },
  modal: { styles: { title: { paddingInlineEnd: 'var(--ant-control-height)' } } },
  card: { styles: { title: { flex: '1 1 auto', whiteSpace: 'normal' } } },
} as const;

/** Around everything: theme, language of the components, messages. Screens that ask `App.useApp()` stand in an `App`. */
export function AppRoot({ children }: PropsWithChildren) {
  const locale = useAntdLocale();
  const look = useLook();
  return (
    <ConfigProvider {...look} {...PROPS} {...(locale ? { locale } : {})}>
      <Notices />
      <div className={`${CSS_VARIABLES} ${styles.root}`}>
        <StartBoundary>{children}</StartBoundary>
      </div>
    </ConfigProvider>
  );
}
