import { eq } from 'drizzle-orm';
import type { bannerApi } from '../../../../../src/contract/content/banners';
import { addressOf } from '../../../../../src/contract/content/jump-address';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { ofParent, within } from '../../../../platform/scope';
import { demandJump } from '../publishing/jump';
import { keepReferences, named } from '../../data/references/keepReferences';
import { banner } from '../../data/schema/banner';
import { lockedProblems } from '../../rules/publishing';
import { demandBranches, demandFile } from '../publishing/audience';
import { checkTimes, lifeCycle } from '../publishing/lifeCycle';
import { fullCompany } from '../../data/bannerRoom';

type Row = typeof banner.$inferSelect;

async function demandRoom(row: Row, { db }: Context) {
  const branchName = await fullCompany(db, row);
  if (branchName) throw new Failure(ERROR.bannerPositionFull, { params: { name: branchName } });
}

export const banners = lifeCycle<Row>({
  kind: 'banner',
  read: async (id, { db, session }) => {
    const [row] = await db
      .select()
      .from(banner)
      .where(within(session, banner, eq(banner.bannerId, id)))
      .for('update');
    return row;
  },
  write: ({ bannerId }, values, { db }) => db.update(banner).set(values).where(ofParent(banner.bannerId, bannerId)),
  nameOf: ({ bannerId, bannerName }) => ({ objectId: bannerId, objectName: bannerName }),
  check: async (row, context) => {
    await demandJump('jump', row.jump, context.db);
    await demandRoom(row, context);
  },
});

type Form = Parsed<typeof bannerApi.add>;

/** Refuses a form whose companies, picture or target do not exist or are not the user's. */
async function demandForm(form: Form, before: Row | undefined, context: Context) {
  checkTimes(form, context.now);
  await demandBranches(form.branchIds, before?.branchIds ?? [], context);
  await demandFile('image', form.image, { before: before?.image ?? null, context });
  await demandJump('jump', form.jump, context.db);
}

export async function addBanner(form: Form, context: Context) {
  const { db, session, now, note } = context;
  await demandForm(form, undefined, context);
  const [made] = await db
    .insert(banner)
    .values({
      ...{ ...form, ...touch(context), gmtCreated: now },
      ...{ createdBy: session.loginName, createdByName: session.realName },
    })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  await keepReferences(db, named.banner(made));
  note({ objectId: made.bannerId, objectName: made.bannerName, after: { ...made } });
  return { bannerId: made.bannerId };
}

export async function updateBanner({ bannerId, version, ...form }: Parsed<typeof bannerApi.update>, context: Context) {
  const before = await banners.locked(bannerId, version, context);
  const problems = lockedProblems(before.publishStatus, {
    bannerName: [before.bannerName, form.bannerName],
    jump: [addressOf(before.jump), addressOf(form.jump)],
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  await demandForm(form, before, context);
  if (before.publishStatus === PUBLISH_STATUS.published) await demandRoom({ ...before, ...form }, context);
  await banners.change(before, form, context);
  await keepReferences(context.db, named.banner({ bannerId, jump: form.jump }));
  return { bannerId };
}

type One = Parsed<typeof bannerApi.publish>;

export const publishBanner = ({ bannerId, version }: One, context: Context) =>
  banners.publish(bannerId, version, context);
export const takeDownBanner = ({ bannerId, version }: One, context: Context) =>
  banners.takeDown({ id: bannerId, version }, context);
export const deleteBanner = ({ bannerId, version }: One, context: Context) =>
  banners.remove({ id: bannerId, version }, context);
