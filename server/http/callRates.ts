import type { Cost, Endpoint } from '../../src/contract/endpoint';
import { InvalidEnvironment } from '../platform/environment/environment';
import { type Buckets, createBuckets } from './buckets';

/**
 * The calls per second of one sign-in, for all endpoints of a class together; `CALL_RATES` changes them. A thousand
 * people behind one address can sign in within a minute, with three calls each (docs/adr/0027), and a page with 500
 * pictures can be shown.
 */
export const CLASS_RATES: Readonly<Record<Cost, number>> = { read: 40, write: 15, heavy: 4, entry: 10 };
/** The share of its class's rate that one endpoint may use. */
export const ENDPOINT_SHARE = 0.5;
/** An address without a sign-in may have many people behind it, so its rates are multiplied by this. */
export const STRANGERS = 5;

/** The call reads or writes files, collects thousands of rows, or starts a job. */
const isDear = ({ later, multipart, blob, log }: Endpoint) =>
  later === true || multipart === true || blob === true || log?.[0] === 'import' || log?.[0] === 'export';

/** The cost that the contract gives, or that follows from the kind of call. */
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
  /** The exceeded rate: of the class, or of the endpoint. */
  limit: Cost | 'endpoint';
  /** Seconds. */
  retryAfter: number;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Limits the calls of one sign-in, or of one address without a sign-in, by class and by endpoint: expensive calls reach
 * their limit long before cheap ones. `given` has rates of classes and of paths; 0 is no limit.
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
