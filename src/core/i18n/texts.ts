import type { Catalogues } from '../../../locales/generated';

/** A file of texts below `locales/<language>`, such as `trade-fair/guests`. */
export type Catalogue = keyof Catalogues;
type KeysOf<C> = C extends C ? keyof C : never;
/** Every text of the product; those of errors belong to the server. */
export type TextId = KeysOf<Catalogues[Catalogue]>;
export type Texts = Readonly<Record<TextId, string>>;
