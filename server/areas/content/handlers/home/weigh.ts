import { and, eq, inArray } from 'drizzle-orm';
import type { homeWeighApi } from '../../../../../src/contract/content/home/weigh';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { fileUrl } from '../../../../http/links';
import { file } from '../../../../platform/schema/platform';
import { global } from '../../../../platform/scope';
import { pageWeight } from '../../data/home/pageWeight';
import { keptWidths } from '../../data/home/resolve/images';
import { imagesOf } from '../../rules/images';
import { isAboveAdvice, isTooLarge } from '../../rules/weight';
import { jsonBytes } from './checkComponents';
import { resolveWhole } from './resolveParts';
import { isId } from '../../../../platform/database/columns';

const KB = 1_024;

/** Files that were handed over for home pages, which the app shows to everybody; no other one is found by its id. */
async function seenImages(fileIds: readonly string[], { db, app, ms }: Context) {
  if (fileIds.length === 0) return [];
  const rows = await db
    .select({ fileId: file.fileId, width: file.width, height: file.height, size: file.size })
    .from(file)
    .where(global('shown', and(eq(file.bizType, 'homePage'), inArray(file.fileId, [...fileIds]))));
  const widths = await keptWidths(db, fileIds);
  return rows.map(({ fileId, width, height, size }) => ({
    ...{ fileId, width, height, kb: Math.ceil(size / KB), widths: widths.get(fileId) ?? [] },
    url: fileUrl(app.linkSecret, fileId, ms),
  }));
}

/** The weight of the designer's components, links to their images, and for a company the objects behind their ids. */
export async function weighComponents(
  { components, branchId }: Parsed<typeof homeWeighApi.weigh>,
  context: Context,
): Promise<Output<typeof homeWeighApi.weigh>> {
  const { app, ms, now } = context;
  const whole = await resolveWhole(components, branchId ?? context.session.branchId, { app, ms, now });
  const weight = await pageWeight(app.db, components, whole);
  const isLarge = isTooLarge(weight, { components: components.length, bytes: jsonBytes(components) });
  const ids = imagesOf(components).flatMap(({ image }) => (isId(image.fileId) ? [image.fileId] : []));
  return {
    ...weight,
    code: isLarge ? ERROR.pageTooLarge : isAboveAdvice(weight) ? ERROR.pageAboveAdvice : null,
    images: await seenImages([...new Set(ids)], context),
    parts:
      branchId === undefined
        ? []
        : whole.map(({ component: { componentId }, resolved }) => ({ componentId, resolved })),
  };
}
