import { AppstoreOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import * as icons from './icons';

const ICONS: Readonly<Record<string, ComponentType>> = Object.freeze({ ...icons });

/** The names that there are, for whoever chooses one. */
export const ICON_NAMES = Object.keys(ICONS);

/** Loaded with the first menu that names another icon than those of the product. */
export function OtherIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? AppstoreOutlined;
  return <Icon />;
}
