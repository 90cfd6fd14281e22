import type { Stage } from '@/core/session/session';
import { isForGuests, isRedirectPath, WHITELIST } from '../addresses/routeTable';
import type { Address } from './address';

/*
 * The navigation guard of docs/console.md#sign-in as a pure state machine: events in, effects out. The runner
 * (guardRunner.ts) performs the effects.
 */

interface Work {
  kind: 'load' | 'exchange';
  /** The page to show when the work is done. */
  target: Address;
}

export interface GuardState {
  stage: Stage;
  /** The router has the menu of this session. */
  isLoaded: boolean;
  /** What is under way; there is never more than one. */
  work: Work | null;
  /** Where the user is. */
  at: Address;
}

export type GuardEvent =
  | { type: 'arrived'; address: Address }
  | { type: 'signedIn'; target: Address }
  | { type: 'choosing'; target: Address }
  | { type: 'signedOut' }
  | { type: 'loaded' }
  | { type: 'loadFailed' }
  | { type: 'accounts'; count: number }
  | { type: 'exchangeFailed' };

export type GuardEffect =
  | { type: 'stay' }
  | { type: 'wait' }
  | { type: 'go'; to: string }
  | { type: 'load' }
  | { type: 'exchange'; uuid: string };

export type GuardStep = readonly [GuardState, GuardEffect];

const STAY: GuardEffect = { type: 'stay' };
const WAIT: GuardEffect = { type: 'wait' };
const go = (to: string): GuardEffect => ({ type: 'go', to });

const isWhitelisted = (pathname: string) => WHITELIST.includes(pathname);

const NOWHERE: Address = { path: '', pathname: '', uuid: null, hasScreenToken: false };

export const startOf = (stage: Stage): GuardState => ({ stage, isLoaded: false, work: null, at: NOWHERE });

/** The sign-in remembers where the user wanted to go, unless that is a public page. */
const signInFor = ({ path, pathname }: Address) =>
  isForGuests(pathname) && !isRedirectPath(pathname) ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;

function arriveSignedIn(state: GuardState, address: Address): GuardStep {
  const cameFrom = state.at.pathname;
  const next = { ...state, at: address };
  const { pathname } = address;
  if (pathname === '/login') return [next, cameFrom === '/401' || cameFrom === '/login' ? STAY : go('/')];
  const isFree = pathname === '/selectAccount' || isWhitelisted(pathname) || state.isLoaded;
  if (isFree && !state.work) return [next, STAY];
  // Twenty navigations share one load; the user ends at the last of them.
  const work: Work = { kind: 'load', target: address };
  return [{ ...next, work }, state.work ? WAIT : { type: 'load' }];
}

function arriveSignedOut(state: GuardState, address: Address): GuardStep {
  const { stage, work } = state;
  const { pathname, uuid, hasScreenToken } = address;
  const next = { ...state, at: address };
  if (work) return [{ ...next, work: { ...work, target: address } }, WAIT];
  if (uuid)
    return [
      { ...next, work: { kind: 'exchange', target: address } },
      { type: 'exchange', uuid },
    ];
  const isChoice = stage === 'choosing' && pathname === '/selectAccount';
  const isScreen = hasScreenToken && pathname === '/prizeDraw';
  if (isChoice || isScreen || isWhitelisted(pathname)) return [next, STAY];
  // Without an account there is nothing to load.
  return [next, go(signInFor(address))];
}

const arrive = (state: GuardState, address: Address): GuardStep =>
  state.stage === 'in' ? arriveSignedIn(state, address) : arriveSignedOut(state, address);

const startLoad = (state: GuardState, target: Address): GuardStep => [
  { ...state, stage: 'in', isLoaded: false, work: { kind: 'load', target } },
  { type: 'load' },
];

const ROOT: Address = { path: '/', pathname: '/', uuid: null, hasScreenToken: false };

/**
 * No account → /401; one, which the server has signed in already → /; several → the user chooses
 * (docs/console.md#sign-in).
 */
function chosen(state: GuardState, count: number): GuardStep {
  if (count === 1) return startLoad(state, ROOT);
  const next = { ...state, work: null };
  return count === 0 ? [next, go('/401')] : [{ ...next, stage: 'choosing' }, go('/selectAccount')];
}

function leave(state: GuardState): GuardStep {
  const { work, at } = state;
  const wanted = work?.target ?? at;
  const next: GuardState = { ...state, stage: 'out', isLoaded: false, work: null };
  return [next, at.pathname === '/login' && !work ? STAY : go(signInFor(wanted))];
}

export function step(state: GuardState, event: GuardEvent): GuardStep {
  const { work } = state;
  switch (event.type) {
    case 'arrived':
      return arrive(state, event.address);
    case 'signedIn':
      return startLoad(state, event.target);
    case 'choosing': {
      const target = event.target.path === '/' ? '' : `?redirect=${encodeURIComponent(event.target.path)}`;
      return [{ ...state, stage: 'choosing', isLoaded: false, work: null }, go(`/selectAccount${target}`)];
    }
    case 'signedOut':
      return leave(state);
    case 'loaded':
      return work?.kind === 'load' ? [{ ...state, isLoaded: true, work: null }, go(work.target.path)] : [state, STAY];
    case 'loadFailed':
      return work?.kind === 'load' ? [{ ...state, work: null }, go('/401')] : [state, STAY];
    case 'accounts':
      return work?.kind === 'exchange' ? chosen(state, event.count) : [state, STAY];
    case 'exchangeFailed':
      // Ignored (docs/console.md#sign-in): continues as if there had been no uuid.
      return work?.kind === 'exchange'
        ? arrive({ ...state, work: null }, { ...work.target, uuid: null })
        : [state, STAY];
  }
}
