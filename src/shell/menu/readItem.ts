import { type Language, LANGUAGES } from '@/core/i18n';
import { safeLink } from '@/core/navigation/safeLink';
import { isPublicPath } from '../addresses/routeTable';
import type { MenuKind } from './menuNode';

type Fields = Readonly<Record<string, unknown>>;

/** A valid menu item; only its parent is unchecked. */
export interface Item {
  id: string;
  parent: string;
  kind: MenuKind;
  path: string;
  target: string;
  title: Partial<Record<Language, string>>;
  icon: string;
  isVisible: boolean;
  noCache: boolean;
  sort: number;
  /** Why it cannot be a leaf; a group needs no address. */
  fault: string;
}

export const TOP = '0';
const MAX_TITLE = 60;
const MAX_PATH = 200;
/** Pages of the embedded property application (docs/domain/property.md#the-module-in-the-console). */
const MICRO = /^\/?micro-pms(?:\/|$)/;
/** Letters that are no route pattern and need no encoding; no segment of dots alone. */
const INTERNAL = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
const ICON = /^[A-Z][A-Za-z\d]{2,40}(?:Outlined|Filled|TwoTone)$/;
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Ids arrive as texts; a gateway may turn them into numbers. */
function idOf(value: unknown): string {
  if (typeof value === 'string') return value.trim().slice(0, 64);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

const isOn = (value: unknown) => value === 1 || value === '1' || value === true;

function cleanTitle(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 10 * MAX_TITLE)
    .replace(INVISIBLE, '')
    .trim();
  if (text === '') return undefined;
  // By code points, so that no surrogate pair is cut.
  return text.length > MAX_TITLE ? Array.from(text).slice(0, MAX_TITLE).join('') : text;
}

function titlesOf({ menuTitle, titles }: Fields) {
  const title: Partial<Record<Language, string>> = {};
  const translations = isFields(titles) ? titles : {};
  for (const { key } of LANGUAGES) {
    const one = Object.hasOwn(translations, key) ? cleanTitle(translations[key]) : undefined;
    if (one !== undefined) title[key] = one;
  }
  const chinese = cleanTitle(menuTitle);
  return chinese !== undefined && title.zh === undefined ? { ...title, zh: chinese } : title;
}

type Address = Pick<Item, 'kind' | 'path' | 'target' | 'fault'>;

const refused = (fault: string): Address => ({ kind: 'page', path: '', target: '', fault });

function internalAddress(url: string, pageName: unknown): Address {
  if (url.length > MAX_PATH || !INTERNAL.test(url)) return refused('address');
  if (isPublicPath(url)) return refused('reserved address');
  const segments = url.split('/');
  const named = typeof pageName === 'string' ? pageName.trim().slice(0, 100) : '';
  return { kind: 'page', path: url, target: named || (segments.at(-1) ?? ''), fault: '' };
}

function addressOf({ menuUrl, isExternalLink, pageName }: Fields, id: string): Address {
  const url = typeof menuUrl === 'string' ? menuUrl.trim() : '';
  if (isOn(isExternalLink)) {
    const link = safeLink(url, window.location.origin);
    if (link === null) return refused('link');
    return { kind: 'external', path: `/iframeViews?id=${encodeURIComponent(id)}`, target: link, fault: '' };
  }
  const path = url.replace(/\/$/, '');
  if (!MICRO.test(path)) return internalAddress(path, pageName);
  const address = internalAddress(path.startsWith('/') ? path : `/${path}`, '');
  return address.fault ? address : { ...address, kind: 'micro' };
}

/** Reads one entry of the server's menu list; null when it is no item at all. */
export function readItem(value: unknown): Item | null {
  if (!isFields(value)) return null;
  const id = idOf(value.menuId);
  if (!id) return null;
  // Other values may not be convertible to a number.
  const sort = typeof value.sort === 'number' || typeof value.sort === 'string' ? Number(value.sort) : 0;
  return {
    id,
    parent: idOf(value.menuParent) || TOP,
    ...addressOf(value, id),
    title: titlesOf(value),
    icon: typeof value.menuIcon === 'string' && ICON.test(value.menuIcon) ? value.menuIcon : '',
    isVisible: isOn(value.isFind),
    noCache: isOn(value.noCache),
    sort: Number.isFinite(sort) ? sort : 0,
  };
}
