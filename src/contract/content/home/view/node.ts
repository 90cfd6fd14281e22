/*
 * How a home page looks, as a tree that knows no framework: the server prints it as HTML, the screens as React elements
 * (docs/domain/home-rendering.md#looks). Whoever prints it escapes texts, and cuts rich text to its allow-list.
 */

export type Attribute = string | number | true;

export interface ViewElement {
  tag: string;
  attrs: Readonly<Record<string, Attribute>>;
  /** By the names of CSS, custom properties among them. */
  style: Readonly<Record<string, string>>;
  children: readonly ViewNode[];
}

/** Rich text as it is stored. */
export interface ViewHtml {
  html: string;
}

export type ViewNode = ViewElement | ViewHtml | string;

type Given = Readonly<Record<string, Attribute | false | null | undefined>>;
type Child = ViewNode | false | null | undefined;

const isGiven = (entry: [string, Attribute | false | null | undefined]): entry is [string, Attribute] =>
  entry[1] !== undefined && entry[1] !== null && entry[1] !== false;

/** An element; what is false, null or undefined among attributes and children is left out. */
export const el = (tag: string, given: Given, children: readonly Child[] = []): ViewElement => ({
  tag,
  attrs: Object.fromEntries(Object.entries(given).filter(isGiven)),
  style: {},
  children: children.filter((one): one is ViewNode => one !== undefined && one !== null && one !== false),
});

export const styled = (one: ViewElement, style: Readonly<Record<string, string>>): ViewElement => ({ ...one, style });
