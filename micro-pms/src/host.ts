import { useSyncExternalStore } from 'react';
import type { MicroProps } from '../../src/contract/property/micro-pms';

let current: MicroProps | null = null;
const listeners = new Set<() => void>();

const set = (next: MicroProps | null) => {
  current = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The console around the module; null where there is none. */
export const host = {
  get: () => current,
  take(props: unknown) {
    // Handed over by the console, which is built from the same contract.
    set(props as MicroProps);
  },
  leave: () => set(null),
};

export const useHost = () => useSyncExternalStore(subscribe, host.get);

/** Whether a button of the page is granted, in either list (docs/console.md#permissions). */
export const can = (props: MicroProps, code: string) =>
  [...props.buttons.header, ...props.buttons.table].some(
    ({ buttonRef, buttonCode }) => buttonRef === code || buttonCode === code,
  );
