import { randomUUID } from 'node:crypto';
import { ERROR } from '../../src/contract/error-codes';
import type { ButtonCode } from '../../src/contract/buttons';
import { limitedTo } from '../platform/database/rowScope';
import { shanghai } from '../platform/clock';
import { rowScope } from '../platform/scope';
import type { Db } from '../platform/database/db';
import { demandOwnBranch } from './branchScope';
import { type App, type Context, OUTSIDE, type Route } from './context';
import { Failure } from './failure';
import { parseInput } from './input';
import { authorise, demandButton } from './permission';
import { sessionWithoutToken } from './session';
import type { Language } from './texts';

/** The user for whom a call is made, and the branch. */
export interface Behalf {
  userId: string;
  branchId: string;
  menuUrl: string;
  language: Language;
  /** Buttons of which the user needs at least one, besides the permission for the call. */
  buttons: readonly ButtonCode[];
}

/** A context for work without a request, with the user's present permissions. */
export async function contextFor(app: App, { userId, branchId, menuUrl, language, buttons }: Behalf): Promise<Context> {
  const session = await sessionWithoutToken(app.db, userId, branchId);
  if (!session) throw new Failure(ERROR.notGranted);
  await demandButton(app.db, buttons, session);
  const ms = app.clock();
  const request = { requestId: randomUUID(), ip: '', userAgent: '', menuUrl, language, file: undefined };
  return {
    ...{ app, db: limitedTo(app.db, rowScope(session)), ms, now: shanghai(ms), request, session, ...OUTSIDE },
    get choice(): never {
      throw new Failure(ERROR.sessionExpired);
    },
  };
}

/** A database as of one moment, and that moment. */
export interface Moment {
  db: Db;
  ms: number;
}

function moved(context: Context, { db, ms }: Moment): Context {
  const { app, request, session } = context;
  return {
    ...{ app, request, session, db, ms, now: shanghai(ms), ...OUTSIDE },
    get choice() {
      return context.choice;
    },
  };
}

/**
 * Answers a read call as the user would get it now or, with a moment, would have got it then; always with his present
 * permissions.
 */
export async function answerFor(
  app: App,
  behalf: Behalf,
  { route, given, at }: { route: Route; given: object; at?: Moment },
) {
  const now = await contextFor(app, behalf);
  await authorise(app.db, route.endpoint, now.session);
  const context = at ? moved(now, at) : now;
  const input = parseInput(route.endpoint, { ...given });
  await demandOwnBranch(app.db, route.endpoint, { input, session: now.session });
  return route.endpoint.output.parse(await route.handler(input, context));
}
