import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import express, { type Request, type Response, Router } from 'express';
import { INSTALLATION } from '../platform/installation';
import { logger } from '../platform/logger';
import { answeredBy } from './operate/served';

/** The path of the API reference. */
export const API_DOCS = '/api-docs';

/** Read only, because calls have to be signed. Nothing is loaded from another host. */
const OPTIONS = {
  url: `${API_DOCS}/openapi.json`,
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="${API_DOCS}/favicon-32x32.png" />
    <link rel="stylesheet" href="${API_DOCS}/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="${API_DOCS}/swagger-ui-bundle.js"></script>
    <script src="${API_DOCS}/start.js"></script>
  </body>
</html>
`;

/**
 * Resolved when they are served, because a company's own installation lacks them; the main module would load
 * everything.
 */
const filesOfDocs = () => dirname(require.resolve('swagger-ui-dist/package.json'));

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Written by a build, by `npm run openapi`, and at the first request. */
const DESCRIPTION = join(INSTALLATION, 'dist-api/openapi.json');

/** Takes seconds when the sources have changed, so it is done only when somebody opens the page (docs/adr/0039). */
const describe = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'config/openapi.ts'], { cwd: INSTALLATION });

/** Runs the work at the first call only; the result is valid until the server is restarted. */
function once(work: () => Promise<unknown>) {
  let done: Promise<unknown> | undefined;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined;
      logger.error({ error }, 'The API could not be described.');
    }));
}

interface Description {
  file?: string;
  write?: () => Promise<unknown>;
}

/** The contract as pages to browse; all of their files come from this server. */
export function createApiDocs({ file = DESCRIPTION, write = describe }: Description = {}) {
  const docs = Router();
  const written = once(write);
  docs.use((req, res, next) => {
    answeredBy(req, 'docs');
    res.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' });
    next();
  });
  const send = (type: string, text: string) => (_req: Request, res: Response) => void res.type(type).send(text);
  docs.get('/', send('html', PAGE));
  docs.get('/start.js', send('js', `SwaggerUIBundle(${JSON.stringify(OPTIONS)});\n`));
  docs.get('/openapi.json', async (_req, res) => {
    await written();
    res.sendFile(file, (error) => {
      if (error && !res.headersSent) res.status(404).json({ msg: 'The API is not described yet: npm run openapi' });
    });
  });
  docs.use(express.static(filesOfDocs(), { index: false }));
  return Router().use(API_DOCS, docs);
}
