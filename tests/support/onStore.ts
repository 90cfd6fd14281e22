import { sql } from 'drizzle-orm';
import type { App } from '../../server/http/context';
import type { Db } from '../../server/platform/database/db';
import { openStore } from '../../server/platform/database/open';
import { bookOrder, confirmUsage, releaseUsage } from '../../server/areas/pricing/data/bookUsage';
import { settleByClock } from '../../server/areas/goods/data/settleByClock';
import type { DuplicateKind } from '../../src/contract/master-data/duplicates';
import { queueDuplicateScan, scanJob } from '../../server/areas/master-data/jobs/scanDuplicates';
import { renewFacts } from '../../server/areas/master-data/data/duplicates/renewFacts';
import { queueErpWrites } from '../../server/areas/master-data/jobs/writeErp';
import { scanAll } from '../../server/areas/master-data/data/duplicates/scan';
import { FACTS_OF } from '../../server/areas/master-data/data/schema/duplicates';
import '../../server/compose';
import { keepFigures } from '../../server/areas/goods/data/keepFigures';
import { monitorJob, queueMonitors } from '../../server/areas/goods/jobs/monitorQueue';
import { noticeConcerns } from '../../server/areas/goods/jobs/noticeConcerns';
import { runListingPlans } from '../../server/areas/goods/jobs/listingPlans';
import { licenceCheck } from '../../server/areas/master-data/jobs/licenceCheck';
import { saveLicences } from '../../server/areas/master-data/data/saveLicences';
import { type LicenceInput, OWNER_TYPE } from '../../src/contract/master-data/licences';
import { noteRenewal, passRenewal, type RenewalStand } from '../../server/areas/master-data/data/renewals';
import type { Renewed } from '../../server/areas/master-data/rules/renewal';
import { auditOrder, LicencesEnded } from '../../server/areas/orders/data/followOrder';
import { advanceAnnouncements } from '../../server/areas/content/jobs/advanceAnnouncements';
import { advancePlans } from '../../server/areas/content/jobs/advancePlans';
import { advanceReleases } from '../../server/areas/content/jobs/advanceReleases';
import { remindByPlan } from '../../server/areas/content/jobs/remindByPlan';
import { followStatements } from '../../server/areas/finance/jobs/followBills';
import { reconcileJob } from '../../server/areas/finance/jobs/reconcile';
import { dropOldVisits } from '../../server/areas/reports/data/keepVisits';
import { computeJob, computeNightly } from '../../server/areas/promotion/jobs/computeNightly';
import { workOff } from '../../server/platform/jobs/worker';
import { pmsDaily } from '../../server/areas/property/jobs/pmsDaily';
import { tendWork } from '../../server/areas/property/jobs/tendWork';
import { vacuumDaily } from '../../server/platform/database/vacuum';
import { nextNumber } from '../../server/platform/numbers/series';
import { yuan } from '../../server/platform/numbers/money';
import { fromShanghai } from '../../server/platform/clock';
import { bothReferences } from './bothReferences';
import { byKeys } from './byKeys';
import { compareLicences } from './compareLicences';
import { type Preview, previewLaw } from './preview/previewLaw';
import { ORDER_TIME, type OrderLine, priced, SALESMAN } from './pricedOrder';

export type Step =
  | { sql: string }
  /** The minute of the night job at this moment. */
  | { nightly: string }
  /** What the minute does to goods at this moment. */
  | { goods: string }
  /** The daily look at licences, and what the minute does to goods after it; answers whether it looked. */
  | { licences: string }
  /** The warehouse takes an order; answers why it is refused. */
  | { audit: string; at: string }
  /** What an approved form says of the licences of a customer. */
  | { customerLicences: string; rows: readonly LicenceInput[]; at: string }
  /** Where the renewal of a licence stands. */
  | { renewal: string; stand: RenewalStand }
  /** The renewal of a licence has passed; answers the new licence. */
  | { renewed: string; form: Renewed; at: string }
  /** On these days: what the database says of licences and products, against the rules. */
  | { compareLicences: readonly string[] }
  /** What the minute does to announcements at this moment. */
  | { announcements: string }
  /** What two processes do of the plan of reminders at this moment; answers how many people each has reminded. */
  | { remindByPlan: string }
  /** What two processes write of plans that began or ended by this moment; answers how much each has written. */
  | { plans: string }
  /** What the minute does to releases at this moment; answers how many it looked at. */
  | { releases: string }
  /** Looks for duplicates anew at this moment: among all masters of a kind, or of one that has changed. */
  | { duplicates: string; kind: DuplicateKind; changed?: string }
  /** What the minute and its worker do about duplicates at this moment. */
  | { nightlyScan: string }
  /** What the minute asks to be written to the ERP, where entries are after so many hours. */
  | { erpWrites: string; after: number }
  /** The minute in which old visits go. */
  | { dropVisits: string }
  /** What the minute does to leases and bills of properties at this moment. */
  | { leases: string }
  /** What the minute does to inspections, work orders and outages of properties at this moment. */
  | { work: string }
  /** What the minute does to statements at this moment, and the run that it begins. */
  | { statements: string }
  /** The minute of the daily vacuum at this moment. */
  | { vacuum: string }
  /** What pages and what leads somewhere name: as the index has it, and as a scan finds it. */
  | { references: 'both' }
  /** Looks ahead through a drawn month, then lives through it; answers what became otherwise. */
  | { preview: Preview }
  /** Draws a number of exports at this moment. */
  | { draw: string }
  /** Rows by so many keys; answers those that there are. */
  | { byKeys: number }
  | { book: string; custId: string; lines: readonly OrderLine[] }
  | { confirm: string }
  | { release: string };

async function carryOut(db: Db, step: Step): Promise<unknown> {
  if ('erpWrites' in step) return queueErpWrites({ db, writeErpAfter: step.after }, fromShanghai(step.erpWrites));
  if ('sql' in step) {
    const result: unknown = await db.execute(sql.raw(step.sql));
    return typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  }
  if ('nightly' in step) {
    const clock = () => fromShanghai(step.nightly);
    await computeNightly(db, clock());
    await workOff({ db, clock }, { computeActivity: computeJob });
    return null;
  }
  if ('goods' in step) {
    const moved = await runListingPlans(db, step.goods);
    await settleByClock(db, step.goods);
    const clock = () => fromShanghai(step.goods);
    await noticeConcerns(db, clock());
    await keepFigures(db, step.goods);
    await queueMonitors(db, clock());
    await workOff({ db, clock }, { monitorRun: monitorJob });
    return moved;
  }
  if ('licences' in step) {
    const looked = await licenceCheck(db, fromShanghai(step.licences));
    await runListingPlans(db, step.licences);
    return looked;
  }
  if ('compareLicences' in step) return compareLicences(db, step.compareLicences);
  if ('audit' in step)
    return auditOrder(db, step.audit, { at: step.at, byName: '' }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof LicencesEnded) return { code: error.code, ...error.data };
        throw error;
      },
    );
  if ('customerLicences' in step) {
    const owner = { ownerType: OWNER_TYPE.customer, ownerId: step.customerLicences };
    const ids = await saveLicences(db, owner, { rows: step.rows, now: step.at, loginName: 'admin.hq' });
    return Object.fromEntries(ids);
  }
  if ('renewal' in step) return noteRenewal(db, step.renewal, step.stand).then(() => null);
  if ('renewed' in step)
    return passRenewal(db, step.renewed, { form: step.form, now: step.at, loginName: 'quality.hq' });
  if ('duplicates' in step) {
    const { duplicates: now, kind, changed } = step;
    if (changed === undefined) return scanAll(db, kind, now);
    return db.transaction((tx) => renewFacts(tx, { kind, of: FACTS_OF.master, ids: [changed], now }));
  }
  if ('nightlyScan' in step) {
    const clock = () => fromShanghai(step.nightlyScan);
    await queueDuplicateScan(db, clock());
    await workOff({ db, clock }, { scanDuplicates: scanJob });
    return null;
  }
  if ('dropVisits' in step) return dropOldVisits(db, fromShanghai(step.dropVisits)).then(() => null);
  if ('announcements' in step) return advanceAnnouncements(db, step.announcements).then(() => null);
  if ('remindByPlan' in step)
    return Promise.all([remindByPlan(db, step.remindByPlan), remindByPlan(db, step.remindByPlan)]);
  // What it asks of the process is the database and the time.
  if ('plans' in step) {
    const app = { db, clock: () => fromShanghai(step.plans) } as App;
    return Promise.all([advancePlans(app), advancePlans(app)]);
  }
  if ('releases' in step) return advanceReleases({ db, clock: () => fromShanghai(step.releases) } as App);
  if ('draw' in step) return nextNumber(db, 'export', step.draw);
  if ('byKeys' in step) return byKeys(db, step.byKeys);
  if ('references' in step) return bothReferences(db);
  if ('preview' in step) return previewLaw(db, step.preview);
  if ('leases' in step) return pmsDaily(db, step.leases).then(() => null);
  if ('work' in step) return tendWork(db, fromShanghai(step.work)).then(() => null);
  if ('statements' in step) {
    const clock = () => fromShanghai(step.statements);
    await followStatements(db, clock());
    await workOff({ db, clock }, { reconcile: reconcileJob });
    return null;
  }
  if ('vacuum' in step) return vacuumDaily(db, fromShanghai(step.vacuum));
  if ('confirm' in step) return confirmUsage(db, step.confirm).then(() => null);
  if ('release' in step) return releaseUsage(db, step.release);
  const { book: orderNo, custId, lines } = step;
  const buyer = { orderNo, custId, staffId: SALESMAN, orderTime: ORDER_TIME };
  const booked = await bookOrder(db, buyer, (tx) => priced(tx, custId, lines));
  return booked.lines.map(({ unitDiscount, refusal }) => ({ discount: yuan(unitDiscount), refusal }));
}

/** Works on the data of a backend that is closed, and answers what each step has answered. */
export async function onStore(env: Record<string, string>, steps: readonly Step[]): Promise<readonly unknown[]> {
  const { db, close } = await openStore({
    ...(env.DATABASE_URL === undefined ? {} : { databaseUrl: env.DATABASE_URL }),
    dataDir: env.DATA_DIR ?? '',
    seed: () => Promise.resolve(),
  });
  const answers: unknown[] = [];
  try {
    for (const step of steps) answers.push((await carryOut(db, step)) ?? null);
  } finally {
    await close();
  }
  return answers;
}
