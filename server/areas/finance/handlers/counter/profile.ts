import { and, eq } from 'drizzle-orm';
import { DATE_FORM, type counterProfileApi, SIGN_RULE } from '../../../../../src/contract/finance/counter-profile';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { type Viewer, within } from '../../../../platform/scope';
import type { FieldProblem } from '../../../../platform/problem';
import { counterProfile } from '../../data/schema/counterProfile';
import { COLUMNS, NEEDED } from '../../rules/counterFile';

type Whose = Parsed<typeof counterProfileApi.profile>;
type ProfileRow = typeof counterProfile.$inferSelect;

/** How the files of a partner are read, where somebody has said so. */
export async function profileOf(
  db: Db,
  viewer: Viewer,
  { branchId, partyType, partyId }: Whose,
): Promise<ProfileRow | undefined> {
  const [found] = await db
    .select()
    .from(counterProfile)
    .where(
      within(
        viewer,
        counterProfile,
        and(
          eq(counterProfile.branchId, branchId),
          eq(counterProfile.partyType, partyType),
          eq(counterProfile.partyId, partyId),
        ),
      ),
    );
  return found;
}

/** The columns of the template, until he has others. */
const USUAL = {
  ...{ columns: COLUMNS, dateForm: DATE_FORM.yearFirst, signRule: SIGN_RULE.same, signColumn: '', plusWord: '' },
  ...{ goodsMap: {}, byName: '', time: null, version: 0 },
};

export async function readProfile(
  whose: Whose,
  { db, session }: Context,
): Promise<Output<typeof counterProfileApi.profile>> {
  const found = await profileOf(db, session, whose);
  return found ? { ...found, goodsMap: { ...found.goodsMap } } : { ...USUAL, columns: { ...USUAL.columns } };
}

/** Refuses a profile that lacks a column, or gives two of ours the same one of his. */
function demandWhole({ columns, signRule, signColumn, plusWord }: Parsed<typeof counterProfileApi.saveProfile>) {
  const titles = Object.values(columns).filter(Boolean);
  const twice = Object.entries(columns).filter(
    ([, title]) => title !== '' && titles.filter((one) => one === title).length > 1,
  );
  const problems: FieldProblem[] = [
    ...NEEDED.filter((name) => columns[name] === '').map((name) => ({ field: name, text: 'field.required' }) as const),
    ...(columns.no === '' && columns.text === '' ? [{ field: 'no', text: 'field.required' } as const] : []),
    ...twice.map(([name]) => ({ field: name, text: 'field.repeated' }) as const),
    ...(signRule === SIGN_RULE.byColumn && signColumn === ''
      ? [{ field: 'signColumn', text: 'field.required' } as const]
      : []),
    ...(signRule === SIGN_RULE.byColumn && plusWord === ''
      ? [{ field: 'plusWord', text: 'field.required' } as const]
      : []),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}

export async function saveProfile(input: Parsed<typeof counterProfileApi.saveProfile>, context: Context) {
  const { db, session, now, note } = context;
  const { branchId, partyType, partyId, version, ...form } = input;
  await demandGranted([branchId], context);
  demandWhole(input);
  const values = { ...form, byName: session.realName, time: now };
  const before = await profileOf(db, session, input);
  if ((before?.version ?? 0) !== version)
    throw new Failure(ERROR.versionConflict, { data: await readProfile(input, context) });
  const written = before
    ? await db
        .update(counterProfile)
        .set({ ...values, version: version + 1 })
        .where(
          within(
            session,
            counterProfile,
            and(eq(counterProfile.profileId, before.profileId), eq(counterProfile.version, version)),
          ),
        )
        .returning({ id: counterProfile.profileId })
    : await db
        .insert(counterProfile)
        .values({ ...values, branchId, partyType, partyId })
        .onConflictDoNothing()
        .returning({ id: counterProfile.profileId });
  if (written.length === 0) throw new Failure(ERROR.versionConflict);
  const told = ({ columns, dateForm, signRule }: Pick<ProfileRow, 'columns' | 'dateForm' | 'signRule'>) => ({
    ...{ columns: Object.values(columns).filter(Boolean).join(' '), dateForm, signRule },
  });
  note({ objectId: partyId, objectName: partyId, ...(before ? { before: told(before) } : {}), after: told(form) });
  return true;
}
