import { and, eq, or, sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import type { Conflict } from '../../../../../src/contract/content/home/merge';
import type { Own, Prop } from '../../../../../src/contract/content/home/override';
import { APP, CLIENT_KIND } from '../../../../../src/contract/content/home/pages';
import { PLAN_KIND, type PlanKind } from '../../../../../src/contract/content/home/plans';
import { ORIGIN } from '../../../../../src/contract/content/home/versions';
import { among, inOrder, versions } from '../../../../platform/database/checks';
import { audit, flag, id, isNamed, moment, newId, versioned } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule, type Viewer } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';

type Code<T> = T[keyof T];

const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);
const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
/** Stored as text: a database that sorts the keys of a component would change components of unknown types. */
const components = () => json().$type<StoredComponent[]>().notNull();

/** A page of the app (docs/domain/home-pages.md#pages). `version` grows with the page and with its draft. */
export const homePage = pgTable(
  'home_page',
  {
    pageId: newId().primaryKey(),
    pageName: text().notNull(),
    clientKind: smallint().$type<Code<typeof CLIENT_KIND>>().notNull().default(0),
    app: smallint().$type<Code<typeof APP>>().notNull().default(0),
    branchId: owner(),
    branchIds: texts(),
    backgroundColor: text().notNull().default(''),
    shareTitle: text().notNull().default(''),
    /** The newest version. */
    versionNo: integer().notNull().default(1),
    takeDownTime: moment(),
    ...audit,
    ...versioned,
  },
  (table) => [
    index('home_page_branch').on(table.branchId),
    among('home_page_client_kind', table.clientKind, CLIENT_KIND),
    among('home_page_app', table.app, APP),
    versions('home_page_version', table.version),
  ],
);

const ofPage = () =>
  id()
    .notNull()
    .references(() => homePage.pageId, { onDelete: 'cascade' });

/** The content of a page: one draft at most, the others never change (docs/domain/home-pages.md#versions). */
export const homeVersion = pgTable(
  'home_version',
  {
    pageId: ofPage(),
    versionNo: integer().notNull(),
    baseVersionNo: integer(),
    origin: smallint().$type<Code<typeof ORIGIN>>().notNull(),
    frozen: flag(),
    frozenTime: moment(),
    components: components(),
    componentCount: integer().notNull().default(0),
    fileIds: texts(),
    hash: text().notNull().default(''),
    note: text().notNull().default(''),
    ...audit,
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.versionNo] }),
    among('home_version_origin', table.origin, ORIGIN),
  ],
);

/**
 * The components of a draft at each version of its page, for merging two editors. The newest sixty of a page are kept.
 */
export const homeDraftStep = pgTable(
  'home_draft_step',
  { pageId: ofPage(), version: integer().notNull(), components: components(), fileIds: texts() },
  (table) => [primaryKey({ columns: [table.pageId, table.version] })],
);

/** Which version shows where, from when to when (docs/domain/home-pages.md#plans). */
export const homePlan = pgTable(
  'home_plan',
  {
    planId: newId().primaryKey(),
    pageId: ofPage(),
    versionNo: integer().notNull(),
    kind: smallint().$type<PlanKind>().notNull(),
    force: flag(),
    branchId: owner(),
    branchIds: texts(),
    inherit: smallint().$type<0 | 1>().notNull().default(1),
    startTime: moment().notNull(),
    endTime: moment(),
    cancelTime: moment(),
    reason: text().notNull().default(''),
    /** Whether the log has the beginning of the plan, and its end. */
    startLogged: flag(),
    endLogged: flag(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    index('home_plan_page').on(table.pageId, table.versionNo),
    index('home_plan_time').on(table.startTime),
    among('home_plan_kind', table.kind, PLAN_KIND),
    inOrder('home_plan_times', [table.startTime, table.endTime]),
    versions('home_plan_version', table.version),
  ],
);

/** With the version in which the company has changed the value, for comparing. */
export interface OpenConflict extends Conflict {
  baseVersionNo: number;
}

/** Companies' overrides of pages (docs/domain/home-pages.md#overrides). */
export const homeOverride = pgTable(
  'home_override',
  {
    pageId: ofPage(),
    branchId: owner(),
    baseVersionNo: integer().notNull(),
    props: json().$type<Prop[]>().notNull(),
    order: json().$type<string[] | null>(),
    own: json().$type<Own[]>().notNull(),
    /** Open conflicts; they stay until they are decided, whatever the base is. */
    conflicts: json().$type<OpenConflict[]>().notNull(),
    fileIds: texts(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.branchId] }),
    versions('home_override_version', table.version),
  ],
);

/** An override at each of its versions, for merging two editors. The newest sixty are kept. */
export const homeOverrideStep = pgTable(
  'home_override_step',
  {
    ...{ pageId: ofPage(), branchId: owner(), version: integer().notNull(), baseVersionNo: integer().notNull() },
    props: json().$type<Prop[]>().notNull(),
    order: json().$type<string[] | null>(),
    own: json().$type<Own[]>().notNull(),
    fileIds: texts(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.branchId, table.version] })],
);

/** Who edits a draft (`branchId` is '') or a company's override, and until when. */
export const homeLease = pgTable(
  'home_lease',
  {
    pageId: ofPage(),
    branchId: text().notNull().default(''),
    holderId: text().notNull(),
    holderName: text().notNull(),
    since: moment().notNull(),
    until: moment().notNull(),
    requesterId: text().notNull().default(''),
    requesterName: text().notNull().default(''),
    requestTime: moment(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.branchId] })],
);

holdsFiles(homeVersion.fileIds, homeDraftStep.fileIds, homeOverride.fileIds, homeOverrideStep.fileIds);

/** Pages of companies above are visible below, because they are shown there. */
const isInLine = (column: typeof homePage.branchId | typeof homePlan.branchId, viewer: Viewer) =>
  or(branchIs(column, viewer), isNamed(column, lineage(viewer.branchPath)));

branchRule(homePage, (viewer) => and(eq(homePage.deleted, 0), isInLine(homePage.branchId, viewer)));
branchRule(homePlan, (viewer) => isInLine(homePlan.branchId, viewer));
branchRule(homeOverride, (viewer) => branchIs(homeOverride.branchId, viewer));
