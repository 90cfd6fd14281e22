import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { watchFolders } from '../config/watchFolders';
import { routes } from '../server/compose';
import { createHomePages } from '../server/areas/content/handlers/home/publicPage';
import { API_DOCS, createApiDocs } from '../server/http/apiDocs';
import { createApi } from '../server/http/app';
import { HOME_PATH } from '../server/http/previewLinks';
import { giveUp } from '../server/giveUp';
import { readEnvironment } from '../server/platform/environment/environment';
import { bringExamples } from '../server/examples';
import { type Backend, startBackend } from '../server/start';
import { demoRoles } from './demoRoles';
import * as examples from './examples';

bringExamples(examples);

/** What outlives this module: Umi loads it anew, with all that it imports, when a file of its folder changes. */
interface Held {
  backend?: Promise<Backend>;
  isWatched?: boolean;
}
// A global of ours, which no type declares.
const held = ((globalThis as typeof globalThis & { branchAdmin?: Held }).branchAdmin ??= {});

/** The backend of the new modules, which has the data when that of the old ones has let them go. */
async function follow(before: Promise<Backend> | undefined) {
  await (await before)?.close();
  return startBackend(readEnvironment());
}
const backend = (held.backend = follow(held.backend));
backend.catch(giveUp);

/** Umi watches this folder alone: what the backend is made of counts as this file. */
if (!held.isWatched)
  watchFolders(
    ['server', 'src/contract'].map((folder) => join(__dirname, '..', folder)),
    () => utimesSync(__filename, new Date(), new Date()),
  );
held.isWatched = true;

const answer = (req: Request, res: Response, next: NextFunction) =>
  void backend.then(({ app }) => createApi(app, routes)(req, res, next)).catch(next);

const answerPage = (req: Request, res: Response, next: NextFunction) =>
  void backend.then(({ app }) => createHomePages(app)(req, res, next)).catch(next);

const API = '(/dev-api)?/:service/(api|platform)/(.*)';

/** What umi dev serves: every call of the contract, by the same handlers as server/main.ts, and their description. */
export default {
  ...demoRoles,
  [`GET ${API}`]: answer,
  [`POST ${API}`]: answer,
  [`GET ${HOME_PATH}(.*)`]: answerPage,
  [`GET ${API_DOCS}(.*)`]: createApiDocs(),
};
