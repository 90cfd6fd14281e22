/** Unsaved input of a form. */
export interface Draft {
  values: object;
  /** The values of the form when it last equalled what is stored. */
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

/** How the application stores the draft of a form and guards its unsaved input. */
export interface DraftKeeper {
  find: () => Promise<FoundDraft | undefined>;
  keep: (draft: Draft) => void;
  drop: () => void;
  /** Writes pending drafts now. */
  flush: () => Promise<unknown>;
  /** Reports whether there is unsaved input; `drop` discards it. */
  setDirty: (isDirty: boolean, drop: () => void) => void;
}

/** For an application that keeps no drafts. */
export const NO_KEEPER: DraftKeeper = {
  find: () => Promise.resolve(undefined),
  keep: () => undefined,
  drop: () => undefined,
  flush: () => Promise.resolve(),
  setDirty: () => undefined,
};
