import type { NextFunction, Request, Response } from 'express';
import { routes } from '../server/compose';
import { createHomePages } from '../server/areas/content/handlers/home/publicPage';
import { API_DOCS, createApiDocs } from '../server/http/apiDocs';
import { createApi } from '../server/http/app';
import { HOME_PATH } from '../server/http/previewLinks';
import { readEnvironment } from '../server/platform/environment/environment';
import { bringExamples } from '../server/examples';
import { type Backend, startBackend } from '../server/start';
import { demoRoles } from './demoRoles';
import * as examples from './examples';

bringExamples(examples);

/** Umi drops mock modules from the cache when a file changes; the database is held by one owner across reloads. */
const holder = globalThis as typeof globalThis & { branchAdminBackend?: Promise<Backend> };
holder.branchAdminBackend ??= startBackend(readEnvironment());
const backend = holder.branchAdminBackend;

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
