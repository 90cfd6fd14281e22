import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  CANCEL_REASON,
  COMPANY_KIND,
  LICENCE_TYPE,
  type LicenceOwner,
  type LicenceType,
  neededLicences,
  OWNER_TYPE,
  type OwnerType,
} from '../../src/contract/master-data/licences';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import { licence, licenceCancel } from '../../server/areas/master-data/data/schema/licence';
import { product } from '../../server/areas/master-data/data/schema/product';
import { branchOperateRange } from '../../server/areas/master-data/data/schema/reference';
import { supplier } from '../../server/areas/master-data/data/schema/supplier';
import { addDays, licenceStateOn } from '../../server/areas/master-data/rules/licence';
import { chunks } from '../../server/platform/database/chunks';
import type { Db } from '../../server/platform/database/db';
import { branch } from '../../server/platform/schema/organisation';
import { global } from '../../server/platform/scope';
import { drawCover } from './cover';
import { storePicture } from './storePicture';

const FIRST_ID = 94_001;

interface Kind {
  name: string;
  /** Its own number, made from the position of its owner among all owners. */
  numberOf: (n: string, owner: Owner) => string;
  issuer: string;
  /** How many years it is valid for; 0: without an end. */
  years: number;
  hue: readonly [number, number, number];
}

interface Owner extends LicenceOwner {
  ownerId: string;
  branchId: string | null;
  uscc?: string;
  approvalNo?: string;
}

const { business, drugTrade, drugProduction, medicalPractice, deviceTrade } = LICENCE_TYPE;
const { foodTrade, authorisation, qualityAgreement, registration } = LICENCE_TYPE;

const KINDS: Readonly<Record<LicenceType, Kind>> = {
  [business]: {
    name: '营业执照',
    numberOf: (n, { uscc }) => uscc || `4201000${n}`,
    issuer: '市场监督管理局',
    years: 0,
    hue: [196, 64, 64],
  },
  [drugTrade]: {
    name: '药品经营许可证',
    numberOf: (n) => `鄂AA027${n}`,
    issuer: '湖北省药品监督管理局',
    years: 5,
    hue: [58, 110, 165],
  },
  [drugProduction]: {
    name: '药品生产许可证',
    numberOf: (n) => `鄂2020${n}`,
    issuer: '湖北省药品监督管理局',
    years: 5,
    hue: [64, 130, 109],
  },
  [medicalPractice]: {
    name: '医疗机构执业许可证',
    numberOf: (n) => `PDY9${n}42010617D`,
    issuer: '卫生健康委员会',
    years: 5,
    hue: [90, 140, 90],
  },
  [deviceTrade]: {
    name: '医疗器械经营许可证',
    numberOf: (n) => `鄂汉食药监械经营许2023${n}`,
    issuer: '市场监督管理局',
    years: 5,
    hue: [120, 100, 160],
  },
  [foodTrade]: {
    name: '食品经营许可证',
    numberOf: (n) => `JY14201${n}0327`,
    issuer: '市场监督管理局',
    years: 5,
    hue: [180, 130, 60],
  },
  [authorisation]: {
    name: '法人授权委托书',
    numberOf: (n) => `WT2026${n}`,
    issuer: '',
    years: 1,
    hue: [130, 130, 130],
  },
  [qualityAgreement]: {
    name: '质量保证协议',
    numberOf: (n) => `ZB2026${n}`,
    issuer: '',
    years: 2,
    hue: [100, 120, 140],
  },
  [registration]: {
    name: '药品再注册批件',
    numberOf: (n, { approvalNo }) => approvalNo || `国药准字Z4202${n}`,
    issuer: '国家药品监督管理局',
    years: 5,
    hue: [70, 100, 150],
  },
};

/** Days from the seed day at which a licence ends; the others end in a hundred days at the earliest. */
const ENDS: Readonly<Record<string, number>> = {
  [`C101 ${medicalPractice}`]: 20,
  [`C104 ${drugTrade}`]: -1,
  [`C123 ${drugTrade}`]: 12,
  [`C131 ${drugTrade}`]: -9,
  [`C140 ${medicalPractice}`]: 58,
  [`C152 ${drugTrade}`]: 29,
  [`G0013 ${qualityAgreement}`]: 25,
  [`G0031 ${drugProduction}`]: -4,
  [`FDD01 ${foodTrade}`]: 40,
  [`P209 ${registration}`]: -3,
  [`P110 ${registration}`]: 20,
  [`P125 ${registration}`]: 45,
  [`P006 ${registration}`]: 60,
  [`P140 ${registration}`]: 200,
};
const EARLIEST = 100;
const SPREAD = 1500;
const YEAR = 365;

/** Told by the name of a company: what the ERP has brought has no kind yet. */
const kindOf = (name: string) => (name.includes('制药') ? COMPANY_KIND.producer : COMPANY_KIND.wholesaler);

async function ownersOf(db: Db): Promise<Owner[]> {
  const customers = await db.select().from(customer).where(global('shared'));
  const suppliers = await db.select().from(supplier).where(global('shared'));
  const products = await db
    .select({
      ownerId: product.productId,
      operateRangeId: product.operateRangeId,
      approvalNo: product.approvalNo,
    })
    .from(product)
    .where(global('shared'));
  const branches = await db.select({ branchId: branch.branchId }).from(branch).where(global('shared'));
  const ranges = await db.select().from(branchOperateRange).where(global('shared'));
  const by = <T extends { ownerId: string }>(rows: T[]) => rows.sort((a, b) => (a.ownerId < b.ownerId ? -1 : 1));
  return [
    ...by(
      branches.map(({ branchId }) => ({
        ...{ ownerType: OWNER_TYPE.company, ownerId: branchId, branchId, kind: COMPANY_KIND.wholesaler },
        operateRangeIds: ranges.filter((row) => row.branchId === branchId).map(({ nodeId }) => nodeId),
      })),
    ),
    ...by(
      customers.map(({ custId, branchId, customerType: kind, operateRangeIds, uscc }) => ({
        ...{ ownerType: OWNER_TYPE.customer, ownerId: custId, branchId, kind, operateRangeIds, uscc },
        hasUscc: uscc !== '',
      })),
    ),
    ...by(
      suppliers.map(({ supplierId, supplierName, companyKind, uscc }) => ({
        ...{ ownerType: OWNER_TYPE.company, ownerId: supplierId, branchId: null, uscc, operateRangeIds: [] },
        kind: companyKind ?? kindOf(supplierName),
      })),
    ),
    ...by(
      products.map(({ ownerId, operateRangeId, approvalNo }) => ({
        ...{ ownerType: OWNER_TYPE.commodity, ownerId, branchId: null, approvalNo },
        operateRangeIds: operateRangeId === null ? null : [operateRangeId],
      })),
    ),
  ];
}

/** Stores one scan for each type of licence, drawn here, as its owner has handed it over. */
export async function storeScans(db: Db, owner: { branchId: string; createdBy: string; gmtCreated: string }) {
  const scans = new Map<LicenceType, string>();
  for (const licenceType of Object.values(LICENCE_TYPE)) {
    const { name, hue } = KINDS[licenceType];
    const fileId = await storePicture(db, drawCover(hue), { ...owner, bizType: 'licence', name: `${name}.png` });
    if (fileId) scans.set(licenceType, fileId);
  }
  return scans;
}

/** Two that wait, one of each side; the numbers go on after them. */
const CANCELS = [
  ['C133', CANCEL_REASON.ownerGone, '客户已注销营业，转入停用名单', 'op.hubei', '陈思远'],
  ['C136', CANCEL_REASON.wrong, '证号录入有误，重新登记后生效', 'admin.hq', '周启明'],
] as const;

async function seedCancels(db: Db, day: string) {
  for (const [i, [ownerId, reasonType, reason, applicant, applicantName]] of CANCELS.entries()) {
    const cancelNo = `ZX${day.slice(0, 7).replace('-', '')}${String(i + 1).padStart(6, '0')}`;
    const [row] = await db
      .update(licence)
      .set({ cancelNo })
      .where(global('shared', and(eq(licence.ownerId, ownerId), eq(licence.licenceType, LICENCE_TYPE.business))))
      .returning();
    if (!row) continue;
    await db.insert(licenceCancel).values({
      ...{ cancelNo, reasonType, reason, applicant, applicantName, licenceId: row.licenceId, branchId: row.branchId },
      ...{ effectiveDate: addDays(day, 7), applyTime: `${day} 08:20:00`, blocksOwner: 1 },
      impact: { openOrders: 0, listedProducts: 0, activities: 0 },
    });
  }
}

/** The licences that owners need, in force but for a few that are near their end or past it. */
export async function seedLicences(db: Db, day: string) {
  for (const { supplierId, supplierName } of await db
    .select()
    .from(supplier)
    .where(global('shared', isNull(supplier.companyKind))))
    await db
      .update(supplier)
      .set({ companyKind: kindOf(supplierName) })
      .where(global('shared', inArray(supplier.supplierId, [supplierId])));
  const scans = await storeScans(db, { branchId: 'FDA', createdBy: 'admin.hq', gmtCreated: `${day} 07:00:00` });
  const owners = await ownersOf(db);
  const rows = owners.flatMap((owner, i) =>
    neededLicences(owner).map(({ licenceType, needsEnd }) => {
      const { name, numberOf, issuer, years } = KINDS[licenceType];
      const { ownerType, ownerId, branchId } = owner;
      const n = String(1_000 + i).padStart(5, '0');
      const scattered = EARLIEST + ((i * 137 + licenceType * 311) % SPREAD);
      const ends = ENDS[`${ownerId} ${licenceType}`] ?? Math.min(scattered, Math.max(years, 2) * YEAR - 30);
      const expiryDate = needsEnd ? addDays(day, ends) : null;
      const issueDate = needsEnd ? addDays(day, ends - (years || 5) * YEAR) : addDays(day, -(800 + ((i * 97) % 4000)));
      const dates = { issueDate, expiryDate, validFrom: issueDate, cancelledFrom: null, renewedFrom: null };
      return {
        ...{ ownerType: ownerType satisfies OwnerType, ownerId, branchId, licenceType, ...dates },
        ...{ licenceNo: numberOf(n, owner), licenceName: name, issuer, images: [scans.get(licenceType) ?? ''] },
        licenceState: licenceStateOn(dates, day),
        ...{ createdBy: 'admin.hq', gmtCreated: `${day} 07:00:00`, modifiedBy: 'admin.hq' },
        gmtModified: `${day} 07:00:00`,
      };
    }),
  );
  const numbered = rows.map((row, i) => ({ ...row, licenceId: String(FIRST_ID + i) }));
  for (const some of chunks(numbered)) await db.insert(licence).values(some);
  await seedCancels(db, day);
}
