import type { Cost, Endpoint } from '../../src/contract/endpoint';
import { InvalidEnvironment } from '../platform/environment/environment';
import { type Buckets, createBuckets } from './buckets';

/**
 * Calls a second of one sign-in, of all endpoints of a class together; `CALL_RATES` says others. A thousand people behind
 * one address come in within a minute, with three calls each (docs/adr/0027), and a page of 500 pictures is shown whole.
 */
export const CLASS_RATES: Readonly<Record<Cost, number>> = { read: 40, write: 15, heavy: 4, entry: 10 };
/** One endpoint may have so much of the rate of its class. */
export const ENDPOINT_SHARE = 0.5;
/** Behind an address without a sign-in may be many people. */
export const STRANGERS = 5;

/** Files are read or written, rows are gathered by the thousand, or a job is made of it. */
const isDear = ({ later, multipart, blob, log }: Endpoint) =>
  later === true || multipart === true || blob === true || log?.[0] === 'import' || log?.[0] === 'export';

/** What the contract says, or what a call of its kind costs. */
export function costOf(endpoint: Endpoint): Cost {
  if (endpoint.cost) return endpoint.cost;
  if (isDear(endpoint)) return 'heavy';
  if (endpoint.access === 'account' || endpoint.log?.[0] === 'signIn') return 'entry';
  return endpoint.write ? 'write' : 'read';
}

const isClass = (name: string): name is Cost => name in CLASS_RATES;

export interface Asked {
  endpoint: Endpoint;
  /** Undefined for a call without a session. */
  signInId: string | undefined;
  ip: string;
}

export interface TooOften {
  /** The rate that is used up: that of the class, or that of the endpoint. */
  limit: Cost | 'endpoint';
  /** Seconds. */
  retryAfter: number;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * How often one sign-in, or one address of whoever is not signed in, may make calls of a class, and one call of it: a
 * dear one is used up long before the cheap ones beside it. `given` has rates of classes and of paths; 0 is no limit.
 */
export function createCallRates(endpoints: readonly Endpoint[], given = NONE) {
  const paths = new Set(endpoints.map(({ path }) => path));
  const unknown = [...given.keys()].filter((name) => !isClass(name) && !paths.has(name));
  if (unknown.length > 0) throw new InvalidEnvironment(`CALL_RATES: there is no call ${unknown.join(', ')}.`);
  const made = new Map<string, Buckets>();
  const bucketsOf = (name: string, perSecond: number) => {
    const known = made.get(name) ?? createBuckets(perSecond);
    made.set(name, known);
    return known;
  };
  const rateOf = (cost: Cost) => given.get(cost) ?? CLASS_RATES[cost];

  /** Undefined: it may be answered. */
  return function take({ endpoint, signInId, ip }: Asked, ms: number): TooOften | undefined {
    const cost = costOf(endpoint);
    const [who, key, times] = signInId ? ['one', signInId, 1] : ['many', ip, STRANGERS];
    const own = given.get(endpoint.path) ?? rateOf(cost) * ENDPOINT_SHARE;
    const ofClass = bucketsOf(`${cost} ${who}`, rateOf(cost) * times)(key, ms);
    if (ofClass !== undefined) return { limit: cost, retryAfter: ofClass };
    const ofEndpoint = bucketsOf(`${endpoint.method} ${endpoint.path} ${who}`, own * times)(key, ms);
    return ofEndpoint === undefined ? undefined : { limit: 'endpoint', retryAfter: ofEndpoint };
  };
}

export type CallRates = ReturnType<typeof createCallRates>;
