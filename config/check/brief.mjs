import { ROOM } from '../setup/run.mjs';

/**
 * A process that lives for a test runs most of what it loads a few times: to optimize it takes longer than it saves, a
 * fifth of what a group of screens computes.
 */
const LITTLE_OPTIMIZED = ['--always-sparkplug', '--interrupt-budget=1000000'];

/** Of jest and its workers. */
export const BRIEF = [ROOM, '--min-semi-space-size=64', ...LITTLE_OPTIMIZED];

/** Of backends: to optimize the embedded database takes a third of a start. */
export const BRIEF_SERVER = [...LITTLE_OPTIMIZED, '--liftoff-only'];
