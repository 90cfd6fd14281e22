import { createElement, type ReactNode } from 'react';
import type { ViewElement, ViewNode } from '@/contract/content/home/view/node';
import { RichText } from '@/ui/rich-text/RichText';

/** Attributes that have another name in React. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
};

const camelCase = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, small: string) => small.toUpperCase());

/** CSS properties by React's names. */
export const styleOf = (style: ViewElement['style']) =>
  Object.fromEntries(Object.entries(style).map(([name, value]) => [camelCase(name), value]));

/** Elements that could be pressed or reached by Tab become plain text where the page is only drawn. */
const INERT: Readonly<Record<string, string>> = { a: 'span', button: 'span' };
const DRAWN_ONLY = new Set(['href', 'rel', 'type', 'tabindex', 'hidden', 'role', 'aria-label', 'aria-controls']);

/** A view as React elements; `inert` where the page is edited and nothing inside may be pressed. */
export function printReact(node: ViewNode, inert: boolean, key: number = 0): ReactNode {
  if (typeof node === 'string') return node;
  if ('html' in node) return <RichText key={key} readOnly label="" value={node.html} />;
  const { tag, attrs, style, children } = node;
  const isDrawn = inert && Object.hasOwn(INERT, tag);
  const kept = Object.entries(attrs).filter(([name]) => !(isDrawn && DRAWN_ONLY.has(name)));
  const named = kept.map(([name, value]) => [NAMES[name] ?? name, inert && name === 'tabindex' ? undefined : value]);
  const printed = children.map((child, i) => printReact(child, inert, i));
  return createElement(
    isDrawn ? (INERT[tag] ?? tag) : tag,
    { ...Object.fromEntries(named), style: styleOf(style), key },
    ...printed,
  );
}
