import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../../../platform/database/db';
import type { Standing } from '../../../rules/releasesAhead';

/** The viewer and the moment for which a page is shown (docs/domain/home-rendering.md#render). */
export interface Viewed {
  branchId: string;
  /** The company and those above it, itself first. */
  line: readonly string[];
  /** The customer's type; absent: only what everybody sees. */
  customerType: string | undefined;
  /** `yyyy-MM-dd HH:mm:ss`. */
  at: string;
}

/** The facts by which components are resolved. */
export interface Resolving {
  /** Sees every branch, because everybody may see what it finds. */
  db: Db;
  viewed: Viewed;
  /** The real date of today: sales and stock are always today's. */
  today: string;
  /** The state of objects after all releases up to the moment, by kind and id. */
  things?: ReadonlyMap<string, Standing> | undefined;
  goods: { offered: SQL; forbidden: SQL; priceHidden: SQL };
  /** The language of titles that have several; Chinese where it is absent. */
  language?: 'zh' | 'en' | 'es' | 'ja' | undefined;
  /** The address of a file. */
  urlOf: (fileId: string) => string;
}
