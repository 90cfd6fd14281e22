import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  LISTING_EVENT,
  LISTING_REASON,
  LISTING_STATUS,
  type ListingEvent,
  type ListingReason,
  type ListingStatus,
  PLAN_ACTION,
  type PlanAction,
} from '../../../../../src/contract/goods/listings';
import { among, versions } from '../../../../platform/database/checks';
import { id, moment, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { product } from '../../../master-data/public';

const branchId = () =>
  text()
    .notNull()
    .references(() => branch.branchId);

/** Whether a company offers a product. A company without a row follows the nearest company above that has one. */
export const listing = pgTable(
  'listing',
  {
    listingId: newId().primaryKey(),
    branchId: branchId(),
    productId: text()
      .notNull()
      .references(() => product.productId),
    listingStatus: smallint().$type<ListingStatus>().notNull().default(0),
    /** The status that stays in force until the time of the plan. */
    statusBefore: smallint().$type<ListingStatus>(),
    reason: smallint().$type<ListingReason>(),
    remark: text().notNull().default(''),
    planAction: smallint().$type<PlanAction>(),
    planTime: moment(),
    /** The error code of the last plan, if it failed. */
    planError: integer(),
    operateTime: moment().notNull(),
    operatorName: text().notNull(),
    modifiedBy: text().notNull().default(''),
    version: versioned.version,
  },
  (table) => [
    uniqueIndex('listing_key').on(table.branchId, table.productId),
    index('listing_product').on(table.productId),
    index('listing_operated').on(table.operateTime, table.listingId),
    index('listing_due').on(table.planTime),
    among('listing_status', table.listingStatus, LISTING_STATUS),
    among('listing_reason', table.reason, LISTING_REASON),
    among('listing_plan_action', table.planAction, PLAN_ACTION),
    versions('listing_version', table.version),
  ],
);

/** The columns that listing and planning change. */
export type ListingState = Pick<
  typeof listing.$inferSelect,
  'listingStatus' | 'statusBefore' | 'reason' | 'remark' | 'planAction' | 'planTime' | 'planError' | 'version'
>;

export const listingEvent = pgTable(
  'listing_event',
  {
    eventId: newId().primaryKey(),
    listingId: id()
      .notNull()
      .references(() => listing.listingId),
    branchId: branchId(),
    time: moment().notNull(),
    event: smallint().$type<ListingEvent>().notNull(),
    byName: text().notNull().default(''),
    reason: smallint().$type<ListingReason>(),
    planTime: moment(),
    text: text().notNull().default(''),
    /** The error code of a plan that failed. */
    error: integer(),
  },
  (table) => [
    index('listing_event_of').on(table.listingId, table.eventId),
    among('listing_event_event', table.event, LISTING_EVENT),
  ],
);

/**
 * What a row was before an import changed it, and the version that the import made: undoing leaves a row alone that has
 * changed since.
 */
export const listingImport = pgTable(
  'listing_import',
  {
    id: newId().primaryKey(),
    listingId: id()
      .notNull()
      .references(() => listing.listingId),
    before: jsonb().$type<ListingState>().notNull(),
    version: integer().notNull(),
  },
  (table) => [index('listing_import_of').on(table.listingId, table.version)],
);

branchRule(listing, (viewer) => branchIs(listing.branchId, viewer));
branchRule(listingEvent, (viewer) => branchIs(listingEvent.branchId, viewer));
