import * as z from 'zod';
import { FLAG } from '../../fields';
import { jump } from '../jump';
import {
  BANNER_RATIO,
  LIMITS,
  NOTICE_SOURCE,
  PRODUCT_LAYOUT,
  PRODUCT_ORDER,
  PRODUCT_SOURCE,
  ZONE_LAYOUT,
} from './limits';

/*
 * The data of each type in its newest form (docs/domain/home-pages.md#components). Unfinished data may be saved:
 * required texts may be empty, and lists may have no piece. ./complete.ts checks what is missing before the page is
 * frozen.
 */

const text = (max: number) => z.string().max(max);
const flag = z.enum(FLAG);
const between = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most);
const key = z.string().max(40);
const per = (min: number) => z.number().min(min).max(100);
const leadsTo = jump.nullable();

export const image = z.object({
  /** '' until a file is chosen. */
  fileId: key,
  alt: text(LIMITS.alt),
  /** The image adds nothing to the text around it. */
  decorative: z.enum(FLAG),
  /** The point that must stay visible when the image is cropped, in per cent of width and height. */
  focalX: per(0),
  focalY: per(0),
});
export type HomeImage = z.output<typeof image>;

/** A hot area in per cent of the image; areas may neither reach out of the image nor overlap. */
const area = z.object({ x: per(0), y: per(0), w: per(1), h: per(1), jump: leadsTo });
export type HotArea = z.output<typeof area>;

const list = LIMITS.productList;
const productList = z.object({
  source: z.enum(PRODUCT_SOURCE),
  /** For source 1, in this order. */
  productIds: z.array(key).max(list.products),
  /** For source 2: products that fit all that is given. */
  categoryId: key,
  brandId: key,
  tag: text(20),
  count: between([1, list.count]),
  orderBy: z.enum(PRODUCT_ORDER),
  /** For source 3. */
  activityId: key,
  layout: z.enum(PRODUCT_LAYOUT),
  showPrice: flag,
  showStock: flag,
  showTag: flag,
});
export type ProductListData = z.output<typeof productList>;

const { search, banner, gridNav, notice, zone, imageAd, tabs, countdown, title, richText, divider } = LIMITS;

export const DATA = {
  search: z.object({
    placeholder: text(search.placeholder),
    hotWords: z.array(text(search.hotWord)).max(search.hotWords),
    scan: flag,
  }),
  banner: z.object({
    items: z.array(z.object({ image, jump: leadsTo })).max(banner.items),
    /** Seconds. */
    interval: between(banner.interval),
    ratio: z.enum(BANNER_RATIO),
  }),
  gridNav: z.object({
    rows: between(gridNav.rows),
    columns: between(gridNav.columns),
    items: z
      .array(z.object({ icon: image, text: text(gridNav.text), badge: text(gridNav.badge), jump: leadsTo }))
      .max(gridNav.items),
  }),
  notice: z.object({
    source: z.enum(NOTICE_SOURCE),
    announceTypes: z.array(z.number().int().min(1).max(9)).max(9),
    items: z.array(z.object({ text: text(notice.text), jump: leadsTo })).max(notice.items),
    /** Slow, as one reads, fast. */
    speed: between(notice.speed),
  }),
  productList,
  zone: z.object({ zoneIds: z.array(key).max(zone.zones), layout: z.enum(ZONE_LAYOUT) }),
  imageAd: z.object({
    images: z.array(z.object({ image, areas: z.array(area).max(imageAd.areas) })).max(imageAd.images),
  }),
  tabs: z.object({ tabs: z.array(z.object({ title: text(tabs.title), list: productList })).max(tabs.tabs) }),
  countdown: z.object({ activityId: key, title: text(countdown.title) }),
  title: z.object({ text: text(title.text), subText: text(title.subText), moreJump: leadsTo }),
  richText: z.object({ html: text(richText.html) }),
  /** A line, or only empty space. */
  divider: z.object({ height: between(divider.height), line: flag }),
} as const;
