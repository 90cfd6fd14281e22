import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { type bannerAppApi, MAX_BANNERS } from '../../../../../src/contract/content/banners';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { fileUrl } from '../../../../http/links';
import { global } from '../../../../platform/scope';
import { banner } from '../../data/schema/banner';
import { isShown, reaches } from '../publishing/shown';

/** The banners that the app shows at one position of a company, to customers of a type. */
export async function shownBanners(
  { branchId, position, customerType }: Parsed<typeof bannerAppApi.shown>,
  { app, db, now, ms }: Context,
): Promise<Output<typeof bannerAppApi.shown>> {
  const everybody = sql`cardinality(${banner.customerTypes}) = 0`;
  const rows = await db
    .select()
    .from(banner)
    .where(
      global(
        'shown',
        and(
          isShown(banner, now),
          eq(banner.position, position),
          await reaches(banner, branchId, db),
          customerType ? or(everybody, sql`${customerType} = any(${banner.customerTypes})`) : everybody,
        ),
      ),
    )
    .orderBy(asc(banner.sort), desc(banner.publishTime), desc(banner.bannerId))
    .limit(MAX_BANNERS);
  const banners = rows.map(({ bannerId, bannerName, image, jump }) => ({
    ...{ bannerId, bannerName, jump, imageUrl: fileUrl(app.linkSecret, image, ms) },
  }));
  return { banners };
}

/** Counts a press in the app; for a banner that is not shown any more nothing is counted. */
export async function clickBanner({ bannerId }: Parsed<typeof bannerAppApi.click>, { db, now, note }: Context) {
  const counted = await db
    .update(banner)
    .set({ clickCount: sql`least(${banner.clickCount} + 1, 2000000000)` })
    .where(global('shown', and(eq(banner.bannerId, bannerId), isShown(banner, now))))
    .returning({ bannerName: banner.bannerName });
  note({ objectId: bannerId, objectName: counted[0]?.bannerName ?? '' });
  return counted.length > 0;
}
