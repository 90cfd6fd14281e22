/** Rows of one statement: it has 65,535 parameters at most. */
const MAX_ROWS = 500;

/**
 * Writes rows in as few statements as possible: rows that arrive while a statement is running share the next one. Each
 * caller gets the result of the statement with his row.
 */
export function batchWriter<Row>(write: (rows: Row[]) => Promise<unknown>): (row: Row) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  let open: { rows: Row[]; done: Promise<unknown> } | undefined;
  const begin = () => {
    const rows: Row[] = [];
    const done = last
      // A failed statement concerns its own callers only.
      .catch(() => undefined)
      .then(() => {
        if (open?.rows === rows) open = undefined;
        return write(rows);
      });
    last = done;
    return { rows, done };
  };
  return (row) => {
    if (!open || open.rows.length >= MAX_ROWS) open = begin();
    open.rows.push(row);
    return open.done;
  };
}
