import { type DraftKeeper, NO_KEEPER } from './form/drafts';
import { noFeatures, type TableFeatures } from './table/features';
import type { ButtonCode, CallFailure, CallOptions, Endpoint, Input, Output, TextId, Translate } from './types';

/** What the application around the kit provides, once, before the first screen is drawn. */
export interface KitHost {
  /** BCP 47, for numbers, dates and lists. */
  locale: () => string;
  /** Milliseconds since the epoch, by the server's clock. */
  now: () => number;
  /** Translates outside of React. */
  text: Translate;
  /** The same as a hook: it follows a later switch of the language. */
  useText: () => Translate;
  useCan: () => (code: ButtonCode) => boolean;
  useIsWide: () => boolean;
  /** Whether a list has room for cards alone. */
  useIsPhone: () => boolean;
  call: <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>;
  /** Reads what a call has thrown; undefined for any other error. */
  failureOf: (error: unknown) => CallFailure | undefined;
  notify: Record<'success' | 'warning' | 'error', (text: string) => void>;
  navigate: (path: string) => void;
  /** Changes whenever one of these objects has been written. */
  useChanges: (objects: readonly string[]) => number;
  /** Makes a button of the page header available in the command palette. */
  useOffer: (action: { id: string; label: TextId; run: () => void }, isAllowed: boolean) => void;
  /** Drafts, and the guard of unsaved input. */
  useDraftKeeper: (form: string) => DraftKeeper;
  /** Views, export and whatever else the application gives to every list. */
  useTableFeatures: TableFeatures;
}

/** Optional parts. */
const WITHOUT = {
  useOffer: () => undefined,
  useDraftKeeper: () => NO_KEEPER,
  useTableFeatures: noFeatures,
} satisfies Partial<KitHost>;

let provided: KitHost | undefined;

/** Connects the application to the kit; may be called again with more. */
export function provideKit(host: Partial<KitHost>) {
  // A function that is missing when it is first called was not connected at start.
  provided = { ...WITHOUT, ...provided, ...host } as KitHost;
}

export function kit(): KitHost {
  if (!provided) throw new Error('provideKit() comes before the first use of the kit.');
  return provided;
}
