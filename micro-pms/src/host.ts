import type { MicroProps } from '../../src/contract/property/micro-pms';
import { createCell } from './cell';

/** Where the console has the module's pages. */
export const BASE = '/micro-pms';

const props = createCell<MicroProps | null>(null);
/** How often the branch has changed: what was read of one is read again of the next. */
const branches = createCell(0);

/** The console around the module; null where there is none. */
export const host = {
  get: props.get,
  take(given: unknown) {
    // Handed over by the console, which is built from the same contract.
    const next = given as MicroProps;
    const before = props.get();
    props.set(next);
    if (before && before.branch.branchId !== next.branch.branchId) branches.set(branches.get() + 1);
  },
  leave: () => props.set(null),
};

export const useHost = props.use;
export const useBranches = branches.use;

/** Whether a button of the page is granted, in either list (docs/console.md#permissions). */
export const can = (given: MicroProps, code: string) =>
  [...given.buttons.header, ...given.buttons.table].some(
    ({ buttonRef, buttonCode }) => buttonRef === code || buttonCode === code,
  );
