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

/** Brings the fictitious company into a database that has the product's own rows. Run again, it changes nothing. */
export async function seedExamples(db: Db, demo: DemoOptions) {
  await seedSuppliers(db);
  const day = await readSetting(db, 'seedDay');
  if (!day) {
    await seedOrganisation(db, demo);
    await seedServed(db, demo.day);
  }
  await seedMasterData(db, day ?? demo.day);
  if (!day) {
    await seedTradeFairs(db, demo);
    await seedProperty(db, demo);
    await seedFeedback(db, demo);
    await writeSetting(db, 'seedDay', demo.day);
  }
  await seedLicences(db, day ?? demo.day);
  await seedPriceRules(db, day ?? demo.day);
  await seedFairTrade(db, day ?? demo.day);
  await seedCashiers(db, demo, day ?? demo.day);
  await continueNumbers(db, day ?? demo.day);
  await seedAnnouncements(db, day ?? demo.day);
  await seedHomePages(db, day ?? demo.day);
  await seedBanners(db, day ?? demo.day);
  await seedContents(db, day ?? demo.day);
  await seedBranchAnnouncements(db, day ?? demo.day);
  await seedZones(db, day ?? demo.day);
  await seedReleases(db, day ?? demo.day);
  await seedOrders(db, day ?? demo.day);
  await seedReturns(db, day ?? demo.day);
  await seedShields(db, day ?? demo.day);
  await seedListings(db, day ?? demo.day);
  await seedStock(db, day ?? demo.day);
  await seedConcerns(db, day ?? demo.day);
  await seedMonitors(db, day ?? demo.day);
  await seedStandards(db, day ?? demo.day);
  await alignNumbers(db, 'standard', { column: standard.standardCode });
  await alignNumbers(db, 'strategy', { column: monitorStrategy.strategyCode });
  await alignNumbers(db, 'shield', { column: productShield.shieldNo });
  await seedStatements(db, day ?? demo.day);
  await seedErpEvents(db, day ?? demo.day);
  await seedVisits(db, day ?? demo.day);
  await seedEntries(db, day ?? demo.day);
  await seedDuplicates(db, day ?? demo.day);
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
