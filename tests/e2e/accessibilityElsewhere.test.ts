/* What was looked at in the light and in Chinese (accessibility.test.ts), where something else may break it. */
import { COLOURS, TEXTS } from './axe';
import { DIALOGS, MENUS } from './dialogs';
import { openHouse } from './journeys';
import { ALL_LOOKS, CONSOLE, dress, MAIN, speak, walk } from './looks';

const PATIENCE_MS = ALL_LOOKS ? 1_800_000 : 300_000;
jest.setTimeout(PATIENCE_MS);

const { journey, visitor } = openHouse({ DEMO: '1' });

journey('in the dark', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  await dress(one, true);
  expect(await walk(one, { name: 'dark', pages: CONSOLE, over: [...DIALOGS, ...MENUS], rules: COLOURS })).toEqual([]);
});

journey('in the other languages, and on a small screen', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  const pages = ALL_LOOKS ? CONSOLE : MAIN;
  const found: string[] = [];
  for (const language of ALL_LOOKS ? ['zh', 'en', 'es', 'ja'] : ['en', 'es', 'ja']) {
    await speak(one, language);
    found.push(...(await walk(one, { name: language, pages, over: DIALOGS, rules: TEXTS })));
  }
  await one.page.setViewport({ width: 390, height: 844 });
  found.push(...(await walk(one, { name: 'small', pages, over: ['menuButton', 'tabs', 'more'] })));
  expect(found).toEqual([]);
});
