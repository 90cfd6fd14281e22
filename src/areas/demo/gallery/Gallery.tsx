import { ConfigProvider, Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { type TextId, useText } from '@/core/i18n';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { PageHeader } from '@/ui/PageHeader';
import { type Size, SIZES } from '../../../../config/defaultSettings';
import { type Mode, NO_TOKENS } from '../../../../config/themeTokens';
import { Ground } from '../shared/Ground';

const MODES = [
  ['light', 'theme.light'],
  ['dark', 'theme.dark'],
] as const satisfies readonly (readonly [Mode, TextId])[];

const SIZE_TEXT = {
  default: 'frame.sizeDefault',
  medium: 'frame.sizeMedium',
  small: 'frame.sizeSmall',
  mini: 'frame.sizeMini',
} as const satisfies Record<Size, TextId>;

/** The sizes of docs/console.md#settings; the smallest one also makes everything else denser. */
const COMPONENT_SIZE = { default: 'large', medium: 'medium', small: 'small', mini: 'small' } as const;

interface Props {
  help: TextId;
  children: ReactNode;
}

/** Components of the product in light and dark, in the four sizes and in the four languages. */
export function Gallery({ help, children }: Props) {
  const text = useText();
  const [mode, setMode] = useState<Mode>('light');
  const [size, setSize] = useState<Size>('medium');
  return (
    <>
      <PageHeader help={help} />
      <Flex wrap gap="middle" align="center" style={{ marginBlockEnd: 16 }}>
        <Segmented<Mode>
          aria-label={text('theme.mode')}
          value={mode}
          onChange={setMode}
          options={MODES.map(([value, label]) => ({ value, label: text(label) }))}
        />
        <Segmented<Size>
          aria-label={text('frame.size')}
          value={size}
          onChange={setSize}
          options={SIZES.map((value) => ({ value, label: text(SIZE_TEXT[value]) }))}
        />
        <LanguageSwitch />
      </Flex>
      <ConfigProvider componentSize={COMPONENT_SIZE[size]}>
        <Ground tokens={NO_TOKENS} mode={mode} isCompact={size === 'mini'}>
          {children}
        </Ground>
      </ConfigProvider>
    </>
  );
}
