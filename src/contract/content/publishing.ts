import * as z from 'zod';
import { dateTime, erpCode, orNone, orNull } from '../fields';

/** Of whatever is made known in the app (docs/domain/publishing.md#life-cycle). */
export const PUBLISH_STATUS = { published: 0, waiting: 1, takenDown: 2 } as const;
export type PublishStatus = (typeof PUBLISH_STATUS)[keyof typeof PUBLISH_STATUS];

/** Companies that one thing is for at most. */
const MOST_BRANCHES = 400;
export const customerType = z.string().regex(/^\d{1,4}$/);

/** For whom: those companies and all below them, and customers of these types; of every type where none is named. */
export const audience = {
  branchIds: z.array(erpCode).min(1).max(MOST_BRANCHES),
  customerTypes: orNone(z.array(customerType).max(20)),
};

/** From when until when; published by itself at `planTime`. */
export const schedule = { startTime: orNull(dateTime), endTime: orNull(dateTime), planTime: orNull(dateTime) };

/** What every list of them tells. */
export const publishedRow = {
  branchIds: z.array(z.string()),
  /** The first ten of them. */
  branchNames: z.array(z.string()),
  customerTypes: z.array(z.string()),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  planTime: z.string().nullable(),
  publishStatus: z.enum(PUBLISH_STATUS),
  publishTime: z.string().nullable(),
  /** Whether all its companies are the asker's to change it for. */
  changeable: z.boolean(),
  createdByName: z.string(),
  /** Who changed it last. */
  updatedBy: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
};
