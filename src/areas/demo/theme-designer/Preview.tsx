import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import type { Mode, ThemeTokens } from '../../../../config/themeTokens';
import { lookOf, previewClass } from '../shared/look';
import { Sample } from './Sample';
import styles from './ThemeDesigner.module.css';

interface Props {
  tokens: ThemeTokens;
  mode: Mode;
  isCompact: boolean;
}

/** Components of the product under the tokens that are being made. */
export function Preview({ tokens, mode, isCompact }: Props) {
  const look = useMemo(() => lookOf(tokens, mode, isCompact), [tokens, mode, isCompact]);
  return (
    <ConfigProvider theme={look}>
      <div className={`${previewClass(mode)} ${styles.preview}`} style={{ colorScheme: mode }}>
        <Sample mode={mode} />
      </div>
    </ConfigProvider>
  );
}
