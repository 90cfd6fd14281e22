import { type HTMLAttributes, lazy, type ReactElement, type ReactNode, Suspense } from 'react';

/** docs/console.md#lists: a page with fewer rows is drawn whole, and found whole by the browser's own search. */
const MANY = 100;

const VisibleRows = lazy(async () => ({ default: (await import('./VisibleRows')).VisibleRows }));

type Body = HTMLAttributes<HTMLTableSectionElement>;

/** What antd gives the body of a table: a row that measures the columns, and the rows, or a placeholder for them. */
interface Props extends Body {
  children?: [ReactNode, ReactElement | readonly ReactElement[]];
}

/** The body of a list: of many rows, only those in sight are drawn. */
export function ListRows({ children, ...body }: Props) {
  const [measure, rows] = children ?? [];
  if (!Array.isArray(rows) || rows.length < MANY) return <tbody {...body}>{children}</tbody>;
  return (
    <Suspense fallback={<tbody {...body}>{measure}</tbody>}>
      <VisibleRows measure={measure} rows={rows} body={body} />
    </Suspense>
  );
}
