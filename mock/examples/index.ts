import { seedAnnouncements } from './announcements';
import type { Db } from '../../server/platform/database/db';
import { alignNumbers } from '../../server/platform/numbers/series';
import { brand } from '../../server/areas/master-data/data/schema/product';
import { standard } from '../../server/areas/master-data/data/schema/standard';
import { priceRule } from '../../server/areas/pricing/data/schema/price-rule';
import { cashier } from '../../server/areas/finance/data/schema/cashiers';
import { licenceCancel } from '../../server/areas/master-data/data/schema/licence';
import { monitorStrategy } from '../../server/areas/goods/data/schema/monitor';
import { productShield } from '../../server/areas/goods/data/schema/shield';
import { activity } from '../../server/areas/promotion/data/schema/activity';
import { diningVoucher } from '../../server/areas/trade-fair/data/schema/dining';
import { signIn } from '../../server/areas/trade-fair/data/schema/fair-guests';
import { invitation } from '../../server/areas/trade-fair/data/schema/fair-trade';
import { tradeFair } from '../../server/areas/trade-fair/data/schema/trade-fair';
import { winner } from '../../server/areas/trade-fair/data/schema/lottery';
import { readSetting, writeSetting } from '../../server/platform/settings';
import type { DemoOptions } from './demoOptions';
import { seeds } from './files';
import { seedBanners } from './banners';
import { seedCashiers } from './cashiers';
import { seedBranchAnnouncements } from './branchAnnouncements';
import { seedContents } from './contents';
import { seedReleases } from './releases';
import { seedZones } from './zones';
import { seedEntries } from './entries';
import { seedDuplicates } from './duplicates';
import { seedFairTrade } from './fairTrade';
import { seedFeedback } from './feedback';
import { seedConcerns } from './concerns';
import { seedLicences } from './licences';
import { seedHomePages } from './homePages';
import { seedListings } from './listings';
import { seedMonitors } from './monitors';
import { seedMasterData } from './masterData';
import { seedErpEvents } from './erpEvents';
import { seedOrders } from './orders';
import { seedOrganisation } from './organisation';
import { seedPriceRules } from './priceRules';
import { seedReturns } from './returns';
import { seedStatements } from './statements';
import { seedProperty } from './property';
import { seedServed } from './reference';
import { seedShields } from './shields';
import { seedStandards } from './standards';
import { seedStock } from './stock';
import { seedSuppliers } from './suppliers';
import { seedVisits } from './visits';
import { seedTradeFairs } from './tradeFair';

/** Brings the fictitious company, once, into a database that has the product's own rows. */
export async function seedExamples(db: Db, demo: DemoOptions) {
  if (await readSetting(db, 'seedDay')) return;
  const { day } = demo;
  await writeSetting(db, 'seedDay', day);
  await seedSuppliers(db);
  await seedOrganisation(db, demo);
  await seedServed(db, day);
  await seedMasterData(db, day);
  await seedTradeFairs(db, demo);
  await seedProperty(db, demo);
  await seedFeedback(db, demo);
  await seedLicences(db, day);
  await seedPriceRules(db, day);
  await seedFairTrade(db, day);
  await seedCashiers(db, demo, day);
  await continueNumbers(db, day);
  await seedAnnouncements(db, day);
  await seedHomePages(db, day);
  await seedBanners(db, day);
  await seedContents(db, day);
  await seedBranchAnnouncements(db, day);
  await seedZones(db, day);
  await seedReleases(db, day);
  await seedOrders(db, day);
  await seedReturns(db, day);
  await seedShields(db, day);
  await seedListings(db, day);
  await seedStock(db, day);
  await seedConcerns(db, day);
  await seedMonitors(db, day);
  await seedStandards(db, day);
  await alignNumbers(db, 'standard', { column: standard.standardCode });
  await alignNumbers(db, 'strategy', { column: monitorStrategy.strategyCode });
  await alignNumbers(db, 'shield', { column: productShield.shieldNo });
  await seedStatements(db, day);
  await seedErpEvents(db, day);
  await seedVisits(db, day);
  await seedEntries(db, day);
  await seedDuplicates(db, day);
}

/** The examples bring their numbers with them. */
async function continueNumbers(db: Db, day: string) {
  await alignNumbers(db, 'cancellation', { column: licenceCancel.cancelNo, until: day.slice(0, 7) });
  await alignNumbers(db, 'fair', { column: tradeFair.tradeFairCode, until: day.slice(0, 7) });
  await alignNumbers(db, 'rule', { column: priceRule.ruleCode });
  await alignNumbers(db, 'activity', { column: activity.activityCode });
  await alignNumbers(db, 'invitation', { column: invitation.invitationNo });
  await alignNumbers(db, 'checkIn', { column: signIn.signInNo });
  await alignNumbers(db, 'voucher', { column: diningVoucher.voucherNo });
  await alignNumbers(db, 'win', { column: winner.winNo });
  await alignNumbers(db, 'cashier', { column: cashier.cashierCode });
  await alignNumbers(db, 'brand', { column: brand.brandId });
}

export { demoUsers, seedDemoAccounts } from './demoAccounts';

/** Who may sign in to it. */
export const exampleUsers = seeds.users;
