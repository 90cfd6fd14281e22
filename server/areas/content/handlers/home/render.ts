import {
  LIVE,
  type homeRenderApi,
  MAX_DAYS_AHEAD,
  type RenderedPage,
} from '../../../../../src/contract/content/home/render';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { App, Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { previewLink, PREVIEW_LIMIT } from '../../../../http/previewLinks';
import { DAY, shanghai } from '../../../../platform/clock';
import { resolvePage } from '../../data/home/resolve/resolve';
import { contentAt, openLine, type PageContent, versionContent } from '../../data/home/shownPage';
import { type Ahead, releasesAhead } from '../../data/releases/ahead';
import { foresee } from '../../rules/releasesAhead';
import { seenPage } from './pageRead';

interface Wanted {
  branchId: string;
  customerType?: string | undefined;
  at?: string | undefined;
  /** Absent: what the company shows at the moment. */
  pageId?: string | undefined;
  versionNo?: number | undefined;
}

type Asked = Pick<Context, 'ms' | 'now'> & {
  app: Pick<App, 'db' | 'linkSecret'>;
  /** Plans of listings that will be refused, and releases ahead: given by whoever asks for many moments. */
  refused?: readonly string[];
  ahead?: Ahead | undefined;
  request?: Pick<Context['request'], 'language'>;
};

/** Refuses a moment further ahead than anything is planned. */
export function demandMoment(field: string, at: string | undefined, ms: number) {
  if (at !== undefined && at > shanghai(ms + MAX_DAYS_AHEAD * DAY))
    throw new InvalidInput([{ field, text: 'field.invalid' }]);
}

/** A page with all that is in it, the same for the app, the preview and whoever scans its code. */
export async function renderPage(wanted: Wanted, asked: Asked): Promise<RenderedPage> {
  const { app, ms, now, refused } = asked;
  const { branchId, customerType, pageId, versionNo } = wanted;
  demandMoment('at', wanted.at, ms);
  const at = wanted.at ?? now;
  // Any caller sees what customers see: what is published, whatever his own permissions.
  const { db } = app;
  const line = await openLine(db, branchId);
  if (!line) throw notFound();
  const ahead = at <= now ? undefined : 'ahead' in asked ? asked.ahead : await releasesAhead(db, { now });
  const { plans, things } = ahead ? foresee(ahead, at) : {};
  const found: PageContent | undefined =
    pageId === undefined
      ? await contentAt(db, line, { at, ...(plans && { plans }) })
      : await versionContent(db, { pageId, versionNo, branchId });
  if (!found) throw notFound();
  const { components, ...page } = found;
  const resolved = await resolvePage(components, {
    ...{
      db,
      viewed: { branchId, line: line.line, customerType, at },
      today: now.slice(0, 10),
      refused,
      things,
      language: asked.request?.language,
    },
    urlOf: (fileId) => fileUrl(app.linkSecret, fileId, ms),
  });
  return { ...page, branchId, at, live: at === now ? [] : [...LIVE], components: resolved };
}

export async function homeRender({ id, ...wanted }: Parsed<typeof homeRenderApi.render>, context: Context) {
  await seenPage(id, context);
  return renderPage({ ...wanted, pageId: id }, context);
}

export const homeCurrent = (wanted: Parsed<typeof homeRenderApi.current>, context: Context) =>
  renderPage(wanted, context);

/** The address of a public preview of this page at this moment, for whoever gets it. */
export async function homePreviewLink(
  wanted: Parsed<typeof homeRenderApi.link>,
  context: Context,
): Promise<Output<typeof homeRenderApi.link>> {
  const { app, ms } = context;
  if (wanted.pageId !== undefined) await seenPage(wanted.pageId, context);
  demandMoment('at', wanted.at, ms);
  if (!(await openLine(context.db, wanted.branchId))) throw notFound();
  const url = `${app.publicOrigin}${previewLink(app.linkSecret, wanted, ms)}`;
  return { url, until: shanghai(ms + PREVIEW_LIMIT) };
}
