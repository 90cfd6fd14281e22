import { randomUUID } from 'node:crypto';
import { ERROR } from '../../src/contract/error-codes';
import type { ButtonCode } from '../../src/contract/buttons';
import { shanghai } from '../platform/clock';
import type { App, Context, Route } from './context';
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
  /** Buttons of which the user needs any one, besides the permission of the call. */
  buttons: readonly ButtonCode[];
}

/** A context for work without a request of the user, with the user's permissions of this moment. */
export async function contextFor(app: App, { userId, branchId, menuUrl, language, buttons }: Behalf): Promise<Context> {
  const session = await sessionWithoutToken(app.db, userId, branchId);
  if (!session) throw new Failure(ERROR.notGranted);
  await demandButton(app.db, buttons, session);
  const ms = app.clock();
  const request = { requestId: randomUUID(), ip: '', userAgent: '', menuUrl, language, file: undefined };
  return {
    ...{ app, db: app.db, ms, now: shanghai(ms), request, session, note: () => undefined, accept: () => undefined },
    get choice(): never {
      throw new Failure(ERROR.sessionExpired);
    },
  };
}

/** Runs a read call as the user would get it now. */
export async function answerFor(app: App, behalf: Behalf, { route, given }: { route: Route; given: object }) {
  const context = await contextFor(app, behalf);
  await authorise(app.db, route.endpoint, context.session);
  const input = parseInput(route.endpoint, { ...given });
  return route.endpoint.output.parse(await route.handler(input, context));
}
