import { violationsOf } from './axe';
import { DIALOGS, MENUS } from './dialogs';
import { openHouse } from './journeys';
import { CONSOLE, dress, opened, walk } from './looks';

// Some twenty-five looks at a whole document, each some ten seconds where the machine does other work.
jest.setTimeout(900_000);

const { journey, visitor } = openHouse({ DEMO: '1' });

journey('whoever is signed in can use every page and dialog', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  const found = await walk(one, { name: 'light', pages: CONSOLE, over: [...DIALOGS, ...MENUS] });
  found.push(...(await opened(one)));
  expect(found).toEqual([]);
});

journey('so can whoever is not signed in', async () => {
  const one = await visitor();
  const found: string[] = [];
  const look = async (name: string) => found.push(...(await violationsOf(one, name)));
  for (const mode of ['light', 'dark']) {
    for (const path of ['/401', '/404', '/login']) {
      await one.open(path);
      if (mode === 'dark') await dress(one, true).then(() => one.page.reload());
      await one.page.waitForSelector('h1');
      await look(`${mode} ${path}`);
    }
    await one.at('.ant-segmented-item:last-child').click();
    await one.at('button[type="submit"]').click();
    await one.page.waitForSelector('.ant-form-item-explain-error');
    await look(`${mode} /login by phone`);
    await one.at('#phone_phone').fill('13800000005');
    await one.at('#phone_code').fill('000000');
    await one.page.keyboard.press('Enter');
    await one.arrivesAt('/selectAccount');
    await one.page.waitForSelector('.ant-radio-group');
    await look(`${mode} /selectAccount`);
  }
  expect(found).toEqual([]);
});
