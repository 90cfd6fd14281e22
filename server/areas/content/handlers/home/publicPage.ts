import { createHash } from 'node:crypto';
import { type NextFunction, type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { homeScript } from '../../../../../src/contract/content/home/view/behave/behave';
import { HOME_STYLE } from '../../../../../src/contract/content/home/view/style';
import { pageView } from '../../../../../src/contract/content/home/view/view';
import { dateTime, erpCode, id } from '../../../../../src/contract/fields';
import type { App } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { demandCalm } from '../../../../http/demands';
import { answeredBy } from '../../../../http/operate/served';
import { HOME_PATH, isPreviewGood } from '../../../../http/previewLinks';
import { type Language, languageOf, translate } from '../../../../http/texts';
import { shanghai } from '../../../../platform/clock';
import { cleanRichText } from '../../../../platform/richText';
import { escaped, printHtml } from '../../rules/printHtml';
import { renderPage } from './render';

/*
 * The home page as the app, a scanned code and everybody sees it (docs/domain/home-rendering.md#public-page): HTML with its
 * style and one small script, without a token, and only published content.
 */

const FONTS_AND_REST = 'html,body{margin:0;min-height:100%;background:#f5f6f8}';
const SCRIPT = homeScript();
const STYLE = `${FONTS_AND_REST}\n${HOME_STYLE}\n`;

/** Style and script are part of the page: only its images need further requests. */
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

const POLICY = [
  ...["default-src 'none'", "img-src 'self' data:", "style-src 'unsafe-inline'"],
  `script-src 'sha256-${SCRIPT_HASH}'`,
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };

const shortText = z.string().max(100);
const query = z.object({
  branchId: erpCode,
  customerType: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  pageId: id.optional(),
  versionNo: z.coerce.number().int().min(1).max(1_000_000).optional(),
  at: dateTime.optional(),
  e: shortText.optional(),
  s: shortText.optional(),
});

/** The requested page; a moment or an unpublished page needs a signature for exactly this request. */
function wantedOf(req: Request, app: App, ms: number) {
  const parsed = query.safeParse(req.query);
  if (!parsed.success) throw notFound();
  const { e, s, ...wanted } = parsed.data;
  const isPreview = wanted.pageId !== undefined || wanted.versionNo !== undefined || wanted.at !== undefined;
  const isSigned = e !== undefined && s !== undefined;
  if (isPreview && !isSigned) throw notFound();
  if (isSigned && !isPreviewGood(app.linkSecrets, { ...wanted, e, s }, ms)) throw notFound();
  return { wanted, isPreview: isSigned };
}

interface Document {
  language: Language;
  title: string;
  body: string;
}

const documentOf = ({ language, title, body }: Document) => `<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no">
<meta property="og:title" content="${escaped(title)}">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>${body}<script>${SCRIPT}</script></body>
</html>
`;

async function sendPage(app: App, req: Request, res: Response) {
  answeredBy(req, 'page');
  const ms = app.clock();
  const language = languageOf(req.get('accept-language'));
  const say = translate(language);
  res.type('html').vary('Accept-Language').set('Content-Security-Policy', POLICY);
  try {
    demandCalm(app, req, ms);
    const { wanted, isPreview } = wantedOf(req, app, ms);
    const page = await renderPage(wanted, { app, ms, now: shanghai(ms), request: { language } });
    const shownMs = wanted.at === undefined ? ms : Date.parse(`${wanted.at.replace(' ', 'T')}+08:00`);
    const body = printHtml(pageView(page, { say, ms: shownMs }), cleanRichText);
    const title = page.shareTitle || page.pageName || say('homeView.title');
    res.set('Cache-Control', isPreview ? 'private, no-store' : 'public, max-age=60');
    res.send(documentOf({ language, title, body: `<main>${body}</main>` }));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const text = say(error.code, error.params);
    const body = `<main class="hv"><p class="hv-rich">${escaped(text)}</p></main>`;
    res
      .status(error.status === 200 ? 404 : error.status)
      .set('Cache-Control', 'no-store')
      .send(documentOf({ language, title: text, body }));
  }
}

export function createHomePages(app: App) {
  const pages = Router();
  pages.get(HOME_PATH, (req: Request, res: Response, next: NextFunction) => {
    sendPage(app, req, res).catch(next);
  });
  return pages;
}
