import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { MENU_STATUS, type menusApi } from '../../../../../src/contract/system/menus';
import { global } from '../../../../platform/scope';
import { button, menu } from '../../../../platform/schema/organisation';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { demandButton } from '../../../../http/permission';
import { BATCH_LIMIT, chosenRows, judge, listed } from '../../../../http/batch';
import { buttonFilters } from './buttons';
import { touch } from '../../../../http/touch';
import { VITAL_PAGES } from './menuTree';

type Switch = Parsed<typeof menusApi.buttonStatus>;

/**
 * The chosen buttons, and those of them that may be switched: the buttons needed to switch others back stay enabled.
 */
async function judged(form: Switch, context: Context) {
  const { db, session } = context;
  demandHeadquarters(context);
  const disables = form.status === MENU_STATUS.disabled;
  await demandButton(db, [`functionMenuManage_${disables ? 'disable' : 'enable'}`], session);
  const filters = form.query && (await buttonFilters(form.query, context));
  const rows = await db
    .select({ buttonCode: button.buttonCode, buttonName: button.buttonName, pageKey: button.pageKey })
    .from(button)
    .leftJoin(menu, eq(menu.pageKey, button.pageKey))
    .where(
      global(
        'shared',
        chosenRows(button.buttonCode, form, () => filters),
      ),
    )
    .orderBy(button.buttonCode)
    .limit(BATCH_LIMIT);
  return judge(rows, form, {
    context,
    idOf: ({ buttonCode }) => buttonCode,
    nameOf: ({ buttonName }) => buttonName,
    refuse: ({ pageKey }) => (disables && VITAL_PAGES.includes(pageKey) ? ERROR.vitalMenu : undefined),
  });
}

export const previewSwitch = async (form: Switch, context: Context) => (await judged(form, context)).result;

/** Nobody holds a disabled button: its calls are refused from the next request on. */
export async function switchButtons(form: Switch, context: Context) {
  const { status } = form;
  const { fit, result } = await judged(form, context);
  const codes = fit.map(({ buttonCode }) => buttonCode);
  await context.db
    .update(button)
    .set({ status, ...touch(context), version: sql`${button.version} + 1` })
    .where(global('shared', and(inArray(button.buttonCode, codes), ne(button.status, status))));
  context.note({ objectId: listed(codes), after: { status } });
  return result;
}
