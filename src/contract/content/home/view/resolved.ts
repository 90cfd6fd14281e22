import * as z from 'zod';
import { PRODUCT_LAYOUT } from '../limits';
import { jump } from '../../jump';

/* What a component is given to be shown: what its ids stand for at a moment, in a branch (docs/domain/home-rendering.md#looks). */

/** `width` and `height` are those of the file; 0 where nobody knows them. */
const shownImage = z.object({
  fileId: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The widths of its smaller copies; `w` of the address chooses one. */
  widths: z.array(z.number().int()),
});
export type ShownImage = z.output<typeof shownImage>;

const shownProduct = z.object({
  productId: z.string(),
  productName: z.string(),
  spec: z.string(),
  unit: z.string(),
  image: shownImage.nullable(),
  /** null: not shown, or nobody has one. */
  price: z.string().nullable(),
  stock: z.string().nullable(),
  tag: z.string(),
});
export type ShownProduct = z.output<typeof shownProduct>;

const shownZone = z.object({
  zoneId: z.string(),
  zoneName: z.string(),
  image: shownImage.nullable(),
  themeColor: z.string(),
  layout: z.enum(PRODUCT_LAYOUT),
  products: z.array(shownProduct),
  more: jump.nullable(),
});
export type ShownZone = z.output<typeof shownZone>;

const shownNotice = z.object({ announcementId: z.string(), title: z.string() });
export type ShownNotice = z.output<typeof shownNotice>;

/** It has begun, or is still to begin. */
const shownActivity = z.object({
  activityId: z.string(),
  activityName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  hasBegun: z.boolean(),
});
export type ShownActivity = z.output<typeof shownActivity>;

export const resolved = z.object({
  images: z.array(shownImage),
  /** The lists of a product list: one for each tab. */
  lists: z.array(z.array(shownProduct)),
  zones: z.array(shownZone),
  notices: z.array(shownNotice),
  activity: shownActivity.nullable(),
});
export type Resolved = z.output<typeof resolved>;

/** For a component that names nothing, or until an answer has come. */
export const NOTHING_RESOLVED: Resolved = { images: [], lists: [], zones: [], notices: [], activity: null };
