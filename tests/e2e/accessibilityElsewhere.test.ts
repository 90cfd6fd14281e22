/*
 * What was looked at in the light and in Chinese (accessibility.test.ts), where something else may break it: by day a few
 * pages of each kind, at night (`LOOKS=all`) every page and every text.
 */
import { COLOURS, TEXTS } from './axe';
import { DIALOGS, MENUS } from './dialogs';
import { openHouse } from './journeys';
import { ALL_LOOKS, COLOURFUL, CONSOLE, dress, MAIN, MODULE, speak, walk } from './looks';

const PATIENCE_MS = ALL_LOOKS ? 1_800_000 : 300_000;
jest.setTimeout(PATIENCE_MS);

const { journey, visitor } = openHouse({ DEMO: '1' });

journey('in the dark', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  await dress(one, true);
  const pages = [...(ALL_LOOKS ? CONSOLE : COLOURFUL), ...MODULE];
  expect(await walk(one, { name: 'dark', pages, over: [...DIALOGS, ...MENUS], rules: COLOURS })).toEqual([]);
});

/** By day each language is looked at with one dialog. */
const BY_DAY = [
  ['en', 'search'],
  ['es', 'settings'],
  ['ja', 'company'],
] as const;
const AT_NIGHT = (['zh', 'en', 'es', 'ja'] as const).map((language) => [language, ...DIALOGS] as const);

journey('in the other languages, and on a small screen', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  const pages = ALL_LOOKS ? CONSOLE : MAIN;
  const found: string[] = [];
  for (const [language, ...over] of ALL_LOOKS ? AT_NIGHT : BY_DAY) {
    await speak(one, language);
    found.push(...(await walk(one, { name: language, pages, over, rules: TEXTS })));
  }
  await one.page.setViewport({ width: 390, height: 844 });
  // Rows that can be chosen are cards with boxes there.
  const small = [...new Set([...pages, '/erp/companyEntry', '/market/discountPricing'])];
  found.push(...(await walk(one, { name: 'small', pages: small, over: ['menuButton', 'tabs', 'more'] })));
  expect(found).toEqual([]);
});
