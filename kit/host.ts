import { type DraftKeeper, NO_KEEPER } from './form/drafts';
import { noFeatures, type TableFeatures } from './table/features';
import type { ButtonCode, CallFailure, CallOptions, Endpoint, Input, Output, TextId, Translate } from './types';

/** What the application around the kit provides, once, before the first screen is drawn. */
export interface KitHost {
  /** BCP 47, for numbers, dates and lists. */
  locale: () => string;
  /** Milliseconds since the epoch, by the server's clock. */
  now: () => number;
  /** A text outside of React. */
  text: Translate;
  /** The same, following a later switch of the language. */
  useText: () => Translate;
  useCan: () => (code: ButtonCode) => boolean;
  useIsWide: () => boolean;
  call: <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>;
  /** What a call has thrown; undefined for any other error. */
  failureOf: (error: unknown) => CallFailure | undefined;
  notify: Record<'success' | 'warning' | 'error', (text: string) => void>;
  navigate: (path: string) => void;
  /** Changes whenever one of these objects has been written. */
  useChanges: (objects: readonly string[]) => number;
  /** Keeps an answer while its page is hidden: `recall(question, ask)`. */
  useRecall: <T>() => (question: string, ask: () => Promise<T>) => Promise<T>;
  /** Offers a button of the page's head to whoever would rather type than click. */
  useOffer: (action: { id: string; label: TextId; run: () => void }, isAllowed: boolean) => void;
  /** Drafts, and the guard of input that is not saved. */
  useDraftKeeper: (form: string) => DraftKeeper;
  /** Views, export and whatever else the application gives to every list. */
  useTableFeatures: TableFeatures;
}

/** What an application may do without. */
const WITHOUT = {
  useOffer: () => undefined,
  useDraftKeeper: () => NO_KEEPER,
  useTableFeatures: noFeatures,
} satisfies Partial<KitHost>;

let provided: KitHost | undefined;

/** Gives the kit what it needs of the application, or more of it later on. */
export function provideKit(host: Partial<KitHost>) {
  // What is missing at the first call of it is a fault of the application's start.
  provided = { ...WITHOUT, ...provided, ...host } as KitHost;
}

export function kit(): KitHost {
  if (!provided) throw new Error('provideKit() comes before the first use of the kit.');
  return provided;
}
