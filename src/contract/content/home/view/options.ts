/** The texts of a page itself, in the language of whoever reads it; server and screens bring them. */
export type ViewTextId =
  | `homeView.${'more' | 'search' | 'scan' | 'hotWords' | 'notice' | 'stock' | 'noStock'}`
  | `homeView.${'pause' | 'play' | 'slide' | 'area' | 'days' | 'startsIn' | 'endsIn' | 'hasBegun' | 'hasEnded'}`
  | `homeView.${'nothing' | 'unknown'}`;
export type Say = (id: ViewTextId, values?: Record<string, string | number>) => string;

export interface ViewOptions {
  say: Say;
  /** The moment at which the page is shown: what a countdown counts from. */
  ms: number;
}
