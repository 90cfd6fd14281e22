/** What was typed into a form and is stored nowhere yet. */
export interface Draft {
  values: object;
  /** What the form held when it was last the same as what is stored. */
  base: object;
  /** The version of the record that was edited; absent for a new one. */
  version: number | undefined;
}

export interface FoundDraft extends Draft {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
  savedAt: number;
  remove: () => Promise<void>;
}

/** Where the application keeps the drafts of one form, and how it guards what is not saved. */
export interface DraftKeeper {
  find: () => Promise<FoundDraft | undefined>;
  keep: (draft: Draft) => void;
  drop: () => void;
  /** Writes what waits to be written. */
  flush: () => Promise<unknown>;
  /** Whether there is input that leaving would lose; `drop` throws it away. */
  setDirty: (isDirty: boolean, drop: () => void) => void;
}

/** For an application without drafts. */
export const NO_KEEPER: DraftKeeper = {
  find: () => Promise.resolve(undefined),
  keep: () => undefined,
  drop: () => undefined,
  flush: () => Promise.resolve(),
  setDirty: () => undefined,
};
