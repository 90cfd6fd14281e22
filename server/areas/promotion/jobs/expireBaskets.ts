import { lt } from 'drizzle-orm';
import { DAY } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { basket } from '../data/schema/basket';
import { global } from '../../../platform/scope';

/** How long a basket is kept after its last use, and a saved one as a marker. */
export const BASKET_KEPT = DAY;

/** Deletes baskets with their rows. */
export const expireBaskets = (db: Db, ms: number) =>
  db.delete(basket).where(global('clock', lt(basket.touchedAt, new Date(ms - BASKET_KEPT))));
