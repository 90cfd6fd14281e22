import type { TextId, Translate } from '@/core/i18n';

/** What the values of components are called, by the last name of their path. */
const LABELS = {
  name: 'homeField.name',
  visible: 'homeField.visible',
  audience: 'homeField.audience',
  startTime: 'homeField.startTime',
  endTime: 'homeField.endTime',
  locked: 'homeField.locked',
  marginTop: 'homeField.marginTop',
  marginBottom: 'homeField.marginBottom',
  paddingX: 'homeField.paddingX',
  radius: 'homeField.radius',
  backgroundColor: 'homeField.backgroundColor',
  placeholder: 'homeField.placeholder',
  hotWords: 'homeField.hotWords',
  scan: 'homeField.scan',
  items: 'homeField.items',
  interval: 'homeField.interval',
  ratio: 'homeField.ratio',
  rows: 'homeField.rows',
  columns: 'homeField.columns',
  source: 'homeField.source',
  announceTypes: 'homeField.announceTypes',
  speed: 'homeField.speed',
  productIds: 'homeField.productIds',
  categoryId: 'homeField.categoryId',
  brandId: 'homeField.brandId',
  tag: 'homeField.tag',
  count: 'homeField.count',
  orderBy: 'homeField.orderBy',
  activityId: 'homeField.activityId',
  layout: 'homeField.layout',
  showPrice: 'homeField.showPrice',
  showStock: 'homeField.showStock',
  showTag: 'homeField.showTag',
  zoneIds: 'homeField.zoneIds',
  images: 'homeField.images',
  tabs: 'homeField.tabs',
  title: 'homeField.title',
  text: 'homeField.text',
  subText: 'homeField.subText',
  moreJump: 'homeField.moreJump',
  html: 'homeField.html',
  height: 'homeField.height',
  line: 'homeField.line',
} as const satisfies Readonly<Record<string, TextId>>;

const isKnown = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name);

/** A path as people call it; one that this code does not know stands for itself. */
export function fieldLabel(path: string, text: Translate) {
  const name = path.slice(path.indexOf('.') + 1);
  return isKnown(name) ? text(LABELS[name]) : path;
}
