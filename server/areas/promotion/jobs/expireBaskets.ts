import { lt } from 'drizzle-orm';
import { DAY } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { basket } from '../data/schema/basket';
import { global } from '../../../platform/scope';

/** How long a basket is kept after it was last touched, and a consumed one as a marker. */
export const BASKET_KEPT = DAY;

/** Their rows go with them. */
export const expireBaskets = (db: Db, ms: number) =>
  db.delete(basket).where(global('clock', lt(basket.touchedAt, new Date(ms - BASKET_KEPT))));
