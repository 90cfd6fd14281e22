import * as z from 'zod';
import { dateTime, erpCode, orNone, orNull } from '../fields';

/** The status of anything that is published in the app (docs/domain/publishing.md#life-cycle). */
export const PUBLISH_STATUS = { published: 0, waiting: 1, takenDown: 2 } as const;
export type PublishStatus = (typeof PUBLISH_STATUS)[keyof typeof PUBLISH_STATUS];

/** The most companies in one audience. */
const MOST_BRANCHES = 400;
export const customerType = z.string().regex(/^\d{1,4}$/);

/**
 * The audience: customers of these companies and of all companies below, of these types; without types, of every type.
 */
export const audience = {
  branchIds: z.array(erpCode).min(1).max(MOST_BRANCHES),
  customerTypes: orNone(z.array(customerType).max(20)),
};

/** Shown from start to end; a plan publishes it by itself at `planTime`. */
export const schedule = { startTime: orNull(dateTime), endTime: orNull(dateTime), planTime: orNull(dateTime) };

/** The fields that every list of published things has. */
export const publishedRow = {
  branchIds: z.array(z.string()),
  /** The names of companies, ten at most. */
  branchNames: z.array(z.string()),
  customerTypes: z.array(z.string()),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  planTime: z.string().nullable(),
  publishStatus: z.enum(PUBLISH_STATUS),
  publishTime: z.string().nullable(),
  /** Whether the user may change the row: all its companies lie in his scope. */
  changeable: z.boolean(),
  createdByName: z.string(),
  /** The name of the user who changed the row last. */
  updatedBy: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
};
