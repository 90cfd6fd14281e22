import type { MenuProps } from 'antd';
import { T, type TextId } from '@/core/i18n';
import { type Size, SIZES } from '../../../config/defaultSettings';
import { changeLook } from '../look/look';

export const SIZE_TEXT: Readonly<Record<Size, TextId>> = {
  default: 'frame.sizeDefault',
  medium: 'frame.sizeMedium',
  small: 'frame.sizeSmall',
  mini: 'frame.sizeMini',
};

/** The four sizes of docs/console.md#settings, as entries of a menu. */
export const SIZE_ITEMS: NonNullable<MenuProps['items']> = SIZES.map((size) => ({
  key: size,
  label: <T id={SIZE_TEXT[size]} />,
  onClick: () => void changeLook({ size }),
}));
