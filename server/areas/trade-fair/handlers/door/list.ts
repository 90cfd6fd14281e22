import { createHash } from 'node:crypto';
import { eq, ne, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import {
  DOOR_BUTTONS,
  DOOR_WORKS,
  doorApi,
  type DoorWork,
  MOST_GUESTS,
} from '../../../../../src/contract/trade-fair/door';
import { VOUCHER_STATUS } from '../../../../../src/contract/trade-fair/dining';
import { CHECK_IN_MODE } from '../../../../../src/contract/trade-fair/fairs';
import { WIN_STATUS } from '../../../../../src/contract/trade-fair/draws';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { holdsButton } from '../../../../http/permission';
import { maskPhone } from '../../../../platform/mask';
import { ofParent, within } from '../../../../platform/scope';
import { diningVoucher } from '../../data/schema/dining';
import { department, guest, guestGroup, signIn } from '../../data/schema/fair-guests';
import { winner } from '../../data/schema/lottery';
import { fairCustomer, meal, prize, tradeFair } from '../../data/schema/trade-fair';
import { doorDigest, doorSalt } from '../../rules/doorDigest';
import { withCurrentStates } from '../fairs/withCurrentStates';

type Query = Parsed<typeof doorApi.list>;
type List = Output<typeof doorApi.list>;

/** All guests of the fair, whosever customers sent them (docs/domain/trade-fair.md#status). */
const guestsOf = ({ db }: Context, tradeFairId: string) =>
  db
    .select({
      guestId: guest.guestId,
      guestName: guest.guestName,
      customerName: fairCustomer.customerName,
      phone: guest.phone,
      qrToken: guest.qrToken,
      seatNo: guest.seatNo,
      companions: guest.companions,
      departmentName: sql<string>`coalesce(${department.departmentName}, '')`,
    })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .innerJoin(guestGroup, eq(guestGroup.guestGroupId, guest.guestGroupId))
    .leftJoin(department, sql`${department.departmentId} = coalesce(${guest.departmentId}, ${guestGroup.departmentId})`)
    .where(ofParent(guest.tradeFairId, tradeFairId, eq(guest.deleted, 0)))
    .orderBy(guest.guestId)
    .limit(MOST_GUESTS + 1);

async function people(
  tradeFairId: string,
  { salt, stamp }: { salt: string; stamp: string | undefined },
  context: Context,
) {
  const rows = await guestsOf(context, tradeFairId);
  const isCut = rows.length > MOST_GUESTS;
  const guests = (isCut ? [] : rows).map(({ phone, qrToken, ...one }) => ({
    ...one,
    phone: maskPhone(phone),
    phoneDigest: doorDigest(salt, phone),
    codeDigest: doorDigest(salt, qrToken),
  }));
  const own = createHash('sha256').update(JSON.stringify(guests)).digest('hex');
  return { isCut, stamp: own, guests: own === stamp ? null : guests };
}

const checkInsOf = ({ db }: Context, tradeFairId: string, day: string) =>
  db
    .select({ guestId: signIn.guestId, signInTime: signIn.signInTime, deviceNo: signIn.deviceNo })
    .from(signIn)
    .where(
      ofParent(signIn.tradeFairId, tradeFairId, eq(signIn.sessionNo, day.replaceAll('-', '')), eq(signIn.revoked, 0)),
    );

async function mealsOf({ db }: Context, tradeFairId: string, day: string) {
  const meals = await db
    .select()
    .from(meal)
    .where(ofParent(meal.tradeFairId, tradeFairId, eq(meal.mealDate, day)))
    .orderBy(meal.startTime, meal.mealId);
  const vouchers = await db
    .select()
    .from(diningVoucher)
    .where(
      ofParent(
        diningVoucher.mealId,
        meals.map(({ mealId }) => mealId),
        ne(diningVoucher.status, VOUCHER_STATUS.void),
      ),
    );
  return { meals, vouchers };
}

const winsOf = ({ db }: Context, tradeFairId: string) =>
  db
    .select({ row: winner, prizeName: prize.prizeName })
    .from(winner)
    .innerJoin(prize, eq(prize.prizeId, winner.prizeId))
    .where(ofParent(winner.tradeFairId, tradeFairId, eq(winner.winStatus, WIN_STATUS.valid)))
    .orderBy(winner.winNo);

async function worksOf({ db, session }: Context) {
  const works: DoorWork[] = [];
  for (const work of DOOR_WORKS) if (await holdsButton(db, session.userId, DOOR_BUTTONS[work])) works.push(work);
  return works;
}

/** The list holds only what the caller's buttons allow them to work with. */
async function doorList({ tradeFairId, stamp }: Query, context: Context): Promise<List> {
  const { app, db, session, now } = context;
  const [fair] = await db
    .select()
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, tradeFairId)));
  if (!fair) throw notFound();
  const salt = doorSalt(app.linkSecret, tradeFairId);
  const day = now.slice(0, 10);
  const works = await worksOf(context);
  const isGranted = (work: DoorWork) => works.includes(work);
  const { startTime, endTime, signInStart, signInEnd } = fair;
  const { meals, vouchers } = isGranted('dining')
    ? await mealsOf(context, tradeFairId, day)
    : { meals: [], vouchers: [] };
  const wins = isGranted('handOver') ? await winsOf(context, tradeFairId) : [];
  return {
    subject: fair.subject,
    state: fair.state,
    signInMode: fair.signInMode ?? CHECK_IN_MODE.both,
    salt,
    day,
    works,
    ...{ signatureRequired: fair.signatureRequired, startTime: startTime ?? '', endTime: endTime ?? '' },
    ...{ signInStart: signInStart ?? startTime ?? '', signInEnd: signInEnd ?? endTime ?? '' },
    ...(await people(tradeFairId, { salt, stamp }, context)),
    checkIns: isGranted('checkIn') ? await checkInsOf(context, tradeFairId, day) : [],
    ...{ meals, vouchers },
    wins: wins.map(({ row, prizeName }) => ({ ...row, prizeName })),
  };
}

export const doorRoutes = implement(doorApi, { list: withCurrentStates(doorList) });
