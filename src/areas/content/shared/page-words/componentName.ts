import type { StoredComponent } from '@/contract/content/home/component';
import { COMPONENT_TYPES, type ComponentType } from '@/contract/content/home/limits';
import type { TextId, Translate } from '@/core/i18n';

/** The names of the types. */
export const TYPE_LABELS: Readonly<Record<ComponentType, TextId>> = {
  search: 'homeType.search',
  banner: 'homeType.banner',
  gridNav: 'homeType.gridNav',
  notice: 'homeType.notice',
  productList: 'homeType.productList',
  zone: 'homeType.zone',
  imageAd: 'homeType.imageAd',
  tabs: 'homeType.tabs',
  countdown: 'homeType.countdown',
  title: 'homeType.title',
  richText: 'homeType.richText',
  divider: 'homeType.divider',
};

const isType = (type: string): type is ComponentType => COMPONENT_TYPES.some((one) => one === type);

/** The name of a component: its own, else that of its type, in the user's language. */
export function nameOf({ name, type }: Pick<StoredComponent, 'type'> & { name?: unknown }, text: Translate) {
  if (typeof name === 'string' && name.trim()) return name.trim();
  return isType(type) ? text(TYPE_LABELS[type]) : text('designer.unknown', { type });
}
