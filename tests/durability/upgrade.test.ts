/* docs/operations.md#migrations: what a build brings reaches databases of earlier ones, and nobody gets it unasked. */
import { ADMINISTRATOR } from '../../src/contract/system/roles';
import { openMoments } from '../contract/promotion/storeAt';
import { ENGINES } from '../support/backends';

const MENU = '2001';
const BUTTON = 'tradeFairManage_add';

const remove = [
  `delete from role_menu where menu_id = '${MENU}'`,
  `delete from menu where menu_id = '${MENU}'`,
  `delete from role_button where button_code = '${BUTTON}'`,
  `delete from button where button_code = '${BUTTON}'`,
  `delete from dict_item where dict_code = 'status' and value = '1'`,
].map((sql) => ({ sql }));

/** As a build left it that knew none of the three, or kept no list yet. */
const knewNothing = { sql: "delete from setting where name = 'catalogueOffered'" };
const knewAllBut = (button: string) => ({
  sql: `update setting set value = jsonb_set(jsonb_set(value::jsonb, '{digest}', '"of before"'), '{buttons}',
          (value::jsonb -> 'buttons') - '${button}')::text where name = 'catalogueOffered'`,
});

const look = {
  sql: `select 'menu ' || role_code as found from role_menu join role using (role_id) where menu_id = '${MENU}'
        union all select 'button ' || role_code from role_button join role using (role_id) where button_code = '${BUTTON}'
        union all select 'entry ' || label from dict_item where dict_code = 'status' and value = '1'
        union all select 'parent ' || menu_parent from menu where menu_id = '${MENU}' order by 1`,
};

test.each(ENGINES)('$engine: a database of an earlier build gets what is new, once', async (engine) => {
  const moments = await openMoments({}, engine);
  const start = () => moments.at('2026-03-09 09:00:00', () => Promise.resolve());
  const lookAfter = async (...steps: { sql: string }[]) => {
    await moments.onStore(...steps);
    await start();
    const found = (await moments.onStore(look)) as [{ found: string }[]];
    return found[0].map((row) => row.found);
  };
  const brought = [`button ${ADMINISTRATOR}`, 'entry 启用', `menu ${ADMINISTRATOR}`, 'parent 2000'];
  expect(await lookAfter(...remove, knewNothing)).toEqual(brought);
  // What somebody has removed since stays away, also when the next build brings something else.
  expect(await lookAfter(...remove)).toEqual([]);
  expect(await lookAfter(knewAllBut(BUTTON))).toEqual([`button ${ADMINISTRATOR}`]);
  await moments.remove();
});

test.each(ENGINES)('$engine: examples of a new build do not come into a database that has some', async (engine) => {
  const moments = await openMoments({}, engine);
  // As a build left it that had no banners: of its settings only the day is asked for.
  await moments.onStore(
    { sql: 'delete from banner' },
    { sql: "delete from setting where name not in ('seedDay', 'catalogue', 'catalogueOffered', 'ruleCategories')" },
  );
  await moments.at('2026-03-09 09:00:00', () => Promise.resolve());
  const [found] = await moments.onStore({ sql: 'select count(*)::int as banners from banner' });
  expect(found).toEqual([{ banners: 0 }]);
  await moments.remove();
});
