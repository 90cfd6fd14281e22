import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './stamp.mjs';

/** The language whose texts are the type of the others (docs/adr/0004). */
const SOURCE = 'zh-CN';
/**
 * No catalogues of a screen: put together from others (`entry`, `frame`), imported by name (`errors`, `help`), or a
 * part of one of these.
 */
const NO_CATALOGUE = new Set([
  'entry.ts',
  'errors.ts',
  'frame.ts',
  'content-errors.ts',
  'entry-errors.ts',
  'fair-errors.ts',
  'goods-errors.ts',
  'row-errors.ts',
  'property-errors.ts',
  'order-errors.ts',
  'statement-errors.ts',
  'account/help.ts',
]);

const catalogues = (folder) =>
  filesBelow(folder)
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .filter((file) => !NO_CATALOGUE.has(file))
    .map((file) => file.replace(/\.ts$/, ''));

const typeOf = (language, name) => `typeof import('./${language}/${name}').default`;

function sourceOf(folder) {
  const names = catalogues(join(folder, SOURCE));
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = languages.map(({ name }) => name).filter((name) => name !== SOURCE);
  const translated = others.flatMap((language) =>
    names.map((name) => `  '${language}/${name}': Translated<${typeOf(SOURCE, name)}, ${typeOf(language, name)}>;`),
  );
  return [
    '/* Written by config/setup/texts.mjs. Which files of texts there are, and that each language has all of them. */',
    'export interface Catalogues {',
    ...names.map((name) => `  '${name}': ${typeOf(SOURCE, name)};`),
    '}',
    '',
    'type Translated<Source, Texts extends Readonly<Record<keyof Source, string>>> = Texts;',
    '',
    'export interface Translations {',
    ...translated,
    '}',
    '',
  ].join('\n');
}

/** Writes locales/generated.ts, by which a text that is missing does not compile. */
export function collectTexts(root) {
  const folder = join(root, 'locales');
  if (!existsSync(join(folder, SOURCE))) return;
  const file = join(folder, 'generated.ts');
  const source = sourceOf(folder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}
