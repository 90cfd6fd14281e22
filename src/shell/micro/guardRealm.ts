import { report } from '@/core/error-log/errorLog';

/*
 * The module runs in the realm of the console: qiankun's proxy keeps its globals apart, not its access to what both
 * share. It is code of the same company; this keeps its mistakes, and simple mischief, from outliving it.
 */

const SHARED = [Object, Array, Function, String, Number, Boolean, Date, RegExp, Promise, Map, Set, Error];
const LOCKED = ['pushState', 'replaceState', 'go', 'back', 'forward'] as const;

let isSealed = false;

/**
 * Nothing can be added to the prototypes, and the ways through the history stay those of the browser: before the module
 * is loaded for the first time, so that nothing could have changed them.
 */
export function sealRealm() {
  if (isSealed) return;
  isSealed = true;
  for (const { prototype } of SHARED) void Object.preventExtensions(prototype);
  for (const name of LOCKED) {
    const descriptor = { value: History.prototype[name], writable: false, configurable: false, enumerable: true };
    Object.defineProperty(window.history, name, descriptor);
    Object.defineProperty(History.prototype, name, descriptor);
  }
}

/** The fields of the Navigation API that are used here. */
interface NavigateEvent extends Event {
  destination: { url: string };
  downloadRequest: string | null;
}

const isNavigateEvent = (event: Event): event is NavigateEvent => 'destination' in event;

/**
 * While the module is mounted, blocks navigations of the window to other sites, if the browser has the Navigation API.
 */
export function holdWindow(): () => void {
  // Chromium has it since 102, Safari since 26; the types of the compiler do not know it.
  const { navigation } = window as { navigation?: EventTarget };
  const hold = (event: Event) => {
    if (!isNavigateEvent(event) || event.downloadRequest !== null) return;
    if (new URL(event.destination.url).origin === window.location.origin) return;
    event.preventDefault();
    report('micro', 'A navigation to another site was stopped.', new URL(event.destination.url).origin);
  };
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
