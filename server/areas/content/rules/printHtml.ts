import type { Attribute, ViewElement, ViewNode } from '../../../../src/contract/content/home/view/node';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '');

/** Elements that have no end. */
const VOID = new Set(['img', 'hr', 'br']);

const attribute = ([name, value]: [string, Attribute]) =>
  value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;

function styleText(style: ViewElement['style']) {
  const declared = Object.entries(style).map(([name, value]) => `${name}:${value}`);
  return declared.length > 0 ? ` style="${escaped(declared.join(';'))}"` : '';
}

/** A view as HTML: texts escaped, rich text cut by `clean`. */
export function printHtml(node: ViewNode, clean: (html: string) => string): string {
  if (typeof node === 'string') return escaped(node);
  if ('html' in node) return clean(node.html);
  const { tag, attrs, style, children } = node;
  const start = `<${tag}${Object.entries(attrs).map(attribute).join('')}${styleText(style)}>`;
  if (VOID.has(tag)) return start;
  return `${start}${children.map((child) => printHtml(child, clean)).join('')}</${tag}>`;
}
