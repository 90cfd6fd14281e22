type Values = Readonly<Record<string, unknown>>;

export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Two people started from one record. Fields that only one of them changed need no question; those that both changed to
 * different values are conflicts. Only the fields of `mine`, the form, take part.
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
