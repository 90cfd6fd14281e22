import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { Mode, ThemeTokens } from '../../../../config/themeTokens';
import styles from './Ground.module.css';
import { lookOf, previewClass } from './look';

interface Props {
  tokens: ThemeTokens;
  mode: Mode;
  isCompact: boolean;
  children: ReactNode;
}

/** Shows components of the product in a theme of their own. */
export function Ground({ tokens, mode, isCompact, children }: Props) {
  const look = useMemo(() => lookOf(tokens, mode, isCompact), [tokens, mode, isCompact]);
  return (
    <ConfigProvider theme={look}>
      <div className={`${previewClass(mode)} ${styles.ground}`} style={{ colorScheme: mode }}>
        {children}
      </div>
    </ConfigProvider>
  );
}
