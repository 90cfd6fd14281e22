import { ROOM } from '../setup/run.mjs';

// Later versions have no flag of this name, and do not start with one that they do not know.
const isNode20 = process.versions.node.startsWith('20.');

/**
 * A process that lives for a test runs most of what it loads a few times: to optimize it takes longer than it saves, a
 * fifth of what a group of screens computes.
 */
const LITTLE_OPTIMIZED = ['--always-sparkplug', ...(isNode20 ? ['--interrupt-budget=1000000'] : [])];

/** For jest and its workers. */
export const BRIEF = [ROOM, '--min-semi-space-size=64', ...LITTLE_OPTIMIZED];

/** For backends: to optimize the embedded database takes a third of a start. */
export const BRIEF_SERVER = [...LITTLE_OPTIMIZED, '--liftoff-only'];
