import { ConfigProvider } from 'antd';
import type { PropsWithChildren } from 'react';
import { useAntdLocale } from '@/core/i18n';
import { CSS_VARIABLES } from '../../config/theme';
import styles from './AppRoot.module.css';
import { useLook } from './look/look';
import { Notices } from './notices/Notices';
import { StartBoundary } from './resilience/StartBoundary';

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
