/** Rows of one statement: it has 65,535 parameters at most. */
const MAX_ROWS = 500;

/**
 * Writes rows in as few statements as possible: while one is under way, those that come wait for each other and share the
 * next. Each caller is told what became of the statement that his row was in.
 */
export function batchWriter<Row>(write: (rows: Row[]) => Promise<unknown>): (row: Row) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  let open: { rows: Row[]; done: Promise<unknown> } | undefined;
  const begin = () => {
    const rows: Row[] = [];
    const done = last
      // One that failed was for its own callers.
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
