import { createHash, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import { limitedTo } from '../platform/database/rowScope';
import { rowScope } from '../platform/scope';
import { shanghai } from '../platform/clock';
import { failed, FileAnswer, sendFile, success, toFailure } from './answer';
import { demandOwnBranch } from './branchScope';
import { describe } from '../platform/fault';
import { authenticate, type Caller, checkBranchHeader, checkSignature } from './authenticate';
import { demandCalm, demandKey, demandPace, goneSignal, isGone } from './demands';
import { readBody, uploadedFile } from './body';
import type { App, Context, Note, RequestFacts, Route } from './context';
import { Failure, InvalidInput } from './failure';
import { type KeyedRequest, keyedRequest, onceByKey, storedAnswer, spendSignature } from './idempotency';
import { parseInput } from './input';
import { logger } from '../platform/logger';
import { logOperation, logRefused } from './operationLog';
import { answeredBy } from './operate/served';
import { authorise } from './permission';
import { type Match, signedPath } from './router';
import { languageOf, translator } from './texts';
import { isObject } from '../platform/isObject';

/** One request on its way through the steps. */
interface Journey {
  app: App;
  req: Request;
  route: Route;
  request: RequestFacts;
  ms: number;
  startedAt: number;
  caller?: Caller;
  note?: Note;
  /** 202 where the work goes on after the answer. */
  status: 200 | 202;
  /** The object that the caller named: the log row of a refused write names it. */
  target?: string;
  /** The handler has written the row of the log itself. */
  isLogged?: boolean;
}

const logIn = (journey: Journey, db: Db, resultCode: number) =>
  logOperation(db, { ...journey, session: journey.caller?.session, note: journey.note, resultCode });

/** The database as the caller may see it; a caller without a session is let in by a key, which the handler checks. */
const dbFor = ({ app, caller }: Journey) => (caller?.session ? limitedTo(app.db, rowScope(caller.session)) : app.db);

function contextOf(journey: Journey, db: Db): Context {
  const { app, caller, request, ms } = journey;
  const denied = () => new Failure(ERROR.sessionExpired);
  return {
    app,
    db,
    ms,
    now: shanghai(ms),
    request,
    get session() {
      if (!caller?.session) throw denied();
      return caller.session;
    },
    get choice() {
      if (!caller?.choice) throw denied();
      return caller.choice;
    },
    note: (note) => {
      journey.note = note;
    },
    accept: () => {
      journey.status = 202;
    },
    conclusion: {
      log: (inside, resultCode) => logIn(journey, inside, resultCode),
      settle: () => {
        journey.isLogged = true;
      },
    },
  };
}

/**
 * Runs the handler and removes all fields that the contract does not name; an answer of another shape is a fault of the
 * server.
 */
async function handle({ route }: Journey, input: unknown, context: Context) {
  const data = await route.handler(input, context);
  return data instanceof FileAnswer ? data : route.endpoint.output.parse(data);
}

/** Runs the handler, its log row and its stored answer in one transaction: all are there, or none. */
async function writeOnce(journey: Journey, input: unknown, keyed: KeyedRequest | undefined) {
  const { route, ms } = journey;
  const db = dbFor(journey);
  if (route.ownTransaction) {
    const data = await handle(journey, input, contextOf(journey, db));
    if (!journey.isLogged) await logIn(journey, db, 200);
    return data;
  }
  return db.transaction(async (tx) => {
    const stored = route.endpoint.secret ? undefined : keyed;
    const { answer } = await onceByKey(tx, { keyed: stored, ms }, async () => {
      const data = await handle(journey, input, contextOf(journey, tx));
      if (!journey.isLogged) await logIn(journey, tx, 200);
      return data;
    });
    return answer;
  });
}

/** Keys in use in this process; across processes the advisory lock tells. */
const inFlight = new Set<string>();

async function write(journey: Journey, input: unknown, signature: string[] | undefined) {
  const { app, req, route, caller, ms } = journey;
  const { method, path, secret, repeatable } = route.endpoint;
  const file = journey.request.file?.buffer;
  const asked = [method, path, input, ...(file ? [createHash('sha256').update(file).digest('hex')] : [])];
  const owner = caller?.session?.userId ?? (repeatable ? 'public' : undefined);
  const keyed = keyedRequest(owner, req.get('idempotency-key'), { secret, asked });
  if (keyed) journey.request.keyed = keyed;
  const name = keyed && `${keyed.owner} ${keyed.key}`;
  if (name && inFlight.has(name)) throw new Failure(ERROR.stillRunning);
  if (name) inFlight.add(name);
  try {
    // A handler that opens its own transactions looks the stored answer up itself, and answers from it.
    const stored = keyed && !secret && !route.ownTransaction && (await storedAnswer(app.db, keyed));
    if (stored) return stored.data;
    if (signature && caller) await spendSignature(app.db, [caller.token, method, req.path, ...signature], ms);
    const once = () => writeOnce(journey, input, keyed);
    return await (route.inLine ? route.inLine(once, journey.request.signal) : once());
  } finally {
    if (name) inFlight.delete(name);
  }
}

async function work(journey: Journey, params: Record<string, string>, res: Response) {
  const { app, req, route, ms } = journey;
  const { endpoint } = route;
  demandCalm(app, req, ms);
  demandKey(req);
  const caller = await authenticate(app, endpoint, req);
  if (caller) journey.caller = caller;
  demandPace(app, req, { endpoint, signInId: caller?.session?.signInId, ip: journey.request.ip, ms });
  if (endpoint.multipart && caller?.session) await authorise(app.db, endpoint, caller.session);
  await route.admit?.(inputHeaders(endpoint, req), contextOf(journey, dbFor(journey)));
  await readBody(endpoint, req, res);
  const signature =
    caller && endpoint.client === 'platform'
      ? checkSignature(endpoint, req, { token: caller.token, path: signedPath(req.path), ms })
      : undefined;
  const { _t, _s, _u, ...query } = req.query;
  const body: unknown = req.body ?? {};
  const given = endpoint.method === 'GET' ? query : body;
  // Noted before the permission is checked, so that refused writes have their object in the log too.
  journey.target = targetOf({ ...(isObject(given) ? given : {}), ...params });
  checkBranchHeader(req, caller?.session);
  if (caller?.session) await authorise(app.db, endpoint, caller.session);
  if (!isObject(given)) throw new InvalidInput([]);
  const input = parseInput(endpoint, { ...given, ...params, ...inputHeaders(endpoint, req) });
  if (caller?.session) await demandOwnBranch(app.db, endpoint, { input, session: caller.session });
  return endpoint.write ? write(journey, input, signature) : handle(journey, input, contextOf(journey, dbFor(journey)));
}

const inputHeaders = ({ headers = {} }: Endpoint, req: Request) =>
  Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, req.get(header)]));

/** The id of the object in the input, if it looks like one. */
function targetOf({ id, userId, buttonCode }: Record<string, unknown>) {
  const named = [id, userId, buttonCode].find((one) => typeof one === 'string' && /^[\w.-]{1,100}$/.test(one));
  return typeof named === 'string' ? named : '';
}

/** A refused write is logged too, unless nobody is signed in: strangers could fill the log. */
async function logRefusal(journey: Journey, resultCode: number) {
  const { route, caller, note } = journey;
  const session = caller?.session;
  if (!route.endpoint.write || journey.isLogged || (!session && !note)) return;
  await logRefused(journey.app.db, { ...journey, session, note, resultCode });
}

function factsOf(req: Request, res: Response): RequestFacts {
  return {
    signal: goneSignal(res),
    requestId: randomUUID(),
    ip: req.ip ?? '',
    userAgent: req.get('user-agent') ?? '',
    menuUrl: req.get('x-menu-id') ?? '',
    language: languageOf(req.get('accept-language')),
    get file() {
      return uploadedFile(req);
    },
  };
}

/** Seconds: most causes that hold a write up are over by then. */
const RETRY_AFTER = '2';

/** Answers one call of the contract. Never throws. */
export async function serve(app: App, { route, params }: Match, { req, res }: { req: Request; res: Response }) {
  const journey: Journey = {
    app,
    req,
    route,
    request: factsOf(req, res),
    ms: app.clock(),
    startedAt: performance.now(),
    status: 200,
  };
  const frame = { requestId: journey.request.requestId, serverTime: journey.ms };
  answeredBy(req, `${route.endpoint.method} ${route.endpoint.path}`);
  res.set({ 'X-Request-Id': frame.requestId, 'Cache-Control': 'no-store' });
  let code = 200;
  try {
    const data = await work(journey, params, res);
    if (data instanceof FileAnswer) await sendFile(res, data);
    else res.status(journey.status).json(success(data, { ...frame, code: journey.status }));
  } catch (error) {
    // The client has closed the connection: nobody would read the answer.
    if (isGone(error, journey.request.signal)) return;
    const failure = toFailure(error);
    code = failure.code;
    // Logged as well: a failure that a retry may mend, and a clash that no handler has foreseen.
    const isUnexpected = !(error instanceof Failure) && (failure.isPassing || code === ERROR.clashes);
    if (code === ERROR.serverFailed || isUnexpected)
      logger.error({ ...describe(error), requestId: frame.requestId, call: route.endpoint.path });
    await logRefusal(journey, code).catch((reason: unknown) =>
      logger.error({ ...describe(reason), requestId: frame.requestId }),
    );
    const retryAfter = failure.retryAfter ?? (failure.isPassing ? RETRY_AFTER : undefined);
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
    res.status(failure.status).json(failed(failure, translator(req.get('accept-language')), frame));
  }
  logger.info({
    requestId: frame.requestId,
    call: `${req.method} ${route.endpoint.path}`,
    status: res.statusCode,
    code,
    loginName: journey.caller?.session?.loginName,
    ms: Math.round(performance.now() - journey.startedAt),
  });
}
