import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TextId } from '@/core/i18n';

const LOCALES = join(__dirname, '../../locales');
/** Merged of other files, or the server's. */
const NO_CATALOGUE =
  /^(entry|entry-errors|content-errors|errors|fair-errors|frame|goods-errors|order-errors|property-errors|row-errors|statement-errors|account\/help)\.ts$/;

/** The files of texts of a language, such as `trade-fair/guests`. */
export const catalogues = (language: string) =>
  readdirSync(join(LOCALES, language), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !NO_CATALOGUE.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

export const catalogue = (language: string, name: string): Readonly<Record<string, string>> =>
  jest.requireActual(`../../locales/${language}/${name}`).default;

/** Every text that the browser may show. */
export const textsOf = (language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...catalogues(language).map((name) => catalogue(language, name)));

const texts = textsOf('zh-CN');

/** Stands for core/i18n where a test needs its texts and not the whole application behind it. */
export const chinese = {
  text: (id: TextId) => texts[id],
  T: ({ id }: { id: TextId }) => texts[id],
  currentLocale: () => 'zh-CN',
};
