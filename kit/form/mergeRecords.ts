type Values = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Whether everything that was changed is stored. */
export const isStored = (base: Values, mine: Values, stored: Values) =>
  Object.entries(mine).every(([field, value]) => isSame(value, base[field]) || isSame(value, stored[field]));

/**
 * Merges the changes of two people to one record. A field that only one of them changed takes that value; one that both
 * changed to different values is a conflict. Only the fields of the form, `mine`, take part.
 */
export function mergeRecords(base: Values, mine: Values, theirs: Values) {
  const merged: Record<string, unknown> = {};
  const conflicts: FieldConflict[] = [];
  for (const [field, value] of Object.entries(mine)) {
    const changedByMe = !isSame(value, base[field]);
    const changedByThem = !isSame(theirs[field], base[field]);
    if (changedByMe && changedByThem && !isSame(value, theirs[field])) {
      conflicts.push({ field, mine: value, theirs: theirs[field] });
    }
    merged[field] = changedByMe ? value : theirs[field];
  }
  return { merged, conflicts };
}
