import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../../../platform/database/db';
import type { Standing } from '../../../rules/releasesAhead';

/** For whom, and when, a page is shown (docs/domain/home-pages.md#render). */
export interface Viewed {
  branchId: string;
  /** The company and those above it, itself first. */
  line: readonly string[];
  /** The type of the customer who looks; absent: what everybody sees. */
  customerType: string | undefined;
  /** `yyyy-MM-dd HH:mm:ss`. */
  at: string;
}

/** What each component is resolved with. */
export interface Resolving {
  /** That sees every branch: what it finds is what anybody is shown. */
  db: Db;
  viewed: Viewed;
  /** The day on which it really is: sales and stock are of today. */
  today: string;
  /** What releases make of things until the moment, by kind and id. */
  things?: ReadonlyMap<string, Standing> | undefined;
  goods: { offered: SQL; forbidden: SQL; priceHidden: SQL };
  /** In which titles are told that have several; Chinese where it is absent. */
  language?: 'zh' | 'en' | 'es' | 'ja' | undefined;
  /** The address of a file. */
  urlOf: (fileId: string) => string;
}
