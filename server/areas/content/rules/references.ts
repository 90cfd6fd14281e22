import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { isHomeComponent, liftPage } from '../../../../src/contract/content/home/lift';
import { PRODUCT_SOURCE } from '../../../../src/contract/content/home/limits';
import type { Override } from '../../../../src/contract/content/home/override';
import { REFERENCE_TARGETS, type ReferenceTarget } from '../../../../src/contract/content/references';
import {
  APP_PAGE,
  type AppPage,
  hostOf,
  jump as jumpSchema,
  type Jump,
  JUMP_TYPE,
} from '../../../../src/contract/content/jump';
import { isObject } from '../../../platform/isObject';

/* What pages, banners, zones and contents name, and where in them (docs/domain/home-pages.md#references). */

export interface Reference {
  /** '' where there are no components. */
  componentId: string;
  path: string;
  targetType: ReferenceTarget;
  targetId: string;
}

type Found = Omit<Reference, 'componentId'>;

/** A page of the app that shows a single object has the name of its kind. */
const isTarget = (page: string): page is AppPage & ReferenceTarget => REFERENCE_TARGETS.some((one) => one === page);

/** Where a jump leads: a page of the app and what it shows, or a host of the web. */
export function jumpReferences(jump: Jump | null, path: string): Found[] {
  if (!jump) return [];
  if (jump.jumpType === JUMP_TYPE.web) return [{ path, targetType: 'host', targetId: hostOf(jump.target) }];
  const { pageCode, params } = jump.target;
  const page: Found = { path, targetType: 'pageCode', targetId: pageCode };
  const needed = APP_PAGE[pageCode];
  const targetId = needed && params[needed];
  return targetId && isTarget(pageCode) ? [page, { path, targetType: pageCode, targetId }] : [page];
}

const LISTS: Readonly<Record<string, ReferenceTarget>> = { productIds: 'product', zoneIds: 'zone' };
const FIELDS: Readonly<Record<string, ReferenceTarget>> = {
  activityId: 'activity',
  categoryId: 'category',
  brandId: 'brand',
};
/** The fields that each source of a product list reads; the others are left over from another source. */
const OF_SOURCE: readonly (readonly [field: string, source: number])[] = [
  ['productIds', PRODUCT_SOURCE.chosen],
  ['categoryId', PRODUCT_SOURCE.rule],
  ['brandId', PRODUCT_SOURCE.rule],
  ['activityId', PRODUCT_SOURCE.activity],
];

function fieldReferences(field: string, value: unknown, path: string): Found[] {
  const [list, one] = [LISTS[field], FIELDS[field]];
  if (list && Array.isArray(value))
    return value.flatMap((id, i) =>
      typeof id === 'string' && id !== '' ? [{ path: `${path}.${i}`, targetType: list, targetId: id }] : [],
    );
  if (one) return typeof value === 'string' && value !== '' ? [{ path, targetType: one, targetId: value }] : [];
  return valueReferences(value, path);
}

function valueReferences(value: unknown, path: string): Found[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => valueReferences(one, `${path}.${i}`));
  if (!isObject(value)) return [];
  if ('jumpType' in value) return jumpReferences(jumpSchema.safeParse(value).data ?? null, path);
  const isSkipped = (field: string) =>
    'productIds' in value && OF_SOURCE.some(([name, source]) => name === field && source !== value.source);
  return Object.entries(value).flatMap(([field, one]) =>
    isSkipped(field) ? [] : fieldReferences(field, one, `${path}.${field}`),
  );
}

/** What a component names; nothing for components of unknown types. */
export const componentReferences = (stored: StoredComponent): Reference[] =>
  isHomeComponent(stored)
    ? valueReferences(stored.data, 'data').map((found) => ({ componentId: stored.componentId, ...found }))
    : [];

export const pageReferences = (stored: readonly StoredComponent[]): Reference[] =>
  liftPage(stored).flatMap(componentReferences);

/** What a company sets of a page, and what its own components name. */
export const overrideReferences = ({ props, own }: Pick<Override, 'props' | 'own'>): Reference[] => [
  ...props.flatMap(({ componentId, path, value }) =>
    fieldReferences(path.split('.').at(-1) ?? '', value, path).map((found) => ({ componentId, ...found })),
  ),
  ...pageReferences(own.map(({ component }) => component)),
];

const whole = (found: readonly Found[]): Reference[] => found.map((one) => ({ componentId: '', ...one }));

export const bannerReferences = ({ jump }: { jump: Jump }) => whole(jumpReferences(jump, 'jump'));

interface ZoneParts {
  moreTarget: Jump | null;
  rule: object;
}

/** Products that were chosen one by one stand in a table of their own already. */
export const zoneReferences = ({ moreTarget, rule }: ZoneParts) =>
  whole([...jumpReferences(moreTarget, 'moreTarget'), ...valueReferences(rule, 'rule')]);

export const articleReferences = ({ jump, url }: { jump: Jump | null; url: string }) =>
  whole([
    ...jumpReferences(jump, 'jump'),
    ...(url ? jumpReferences({ jumpType: JUMP_TYPE.web, target: url }, 'url') : []),
  ]);
