import { kit } from '../host';
import type { PageEndpoint, PageQuery, PageRequest, Sort } from './page';
import type { CallOptions, Page } from '../types';

interface ListOrder {
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
}
const DIRECTION = { ascend: 'asc', descend: 'desc' } as const;

/** ProTable's filters and order as the contract names them, without the page. */
export function listInput(
  { current: _page, pageSize: _size, cursor: _cursor, ...filters }: PageQuery & Record<string, unknown>,
  sort: Sort,
): ListOrder & Record<string, unknown> {
  const [sorted] = Object.entries(sort).flatMap(([orderBy, way]) =>
    way ? [{ orderBy, orderDir: DIRECTION[way] }] : [],
  );
  return { ...filters, ...sorted };
}

/** ProTable's request as the contract names it: pageNum, orderBy, orderDir, records. */
export const pageRequest =
  <T extends object, M extends object = object>(
    endpoint: PageEndpoint<T, M>,
    options: Pick<CallOptions, 'silent'> = {},
  ): PageRequest<T, Page<T> & M> =>
  async (query, sort, signal) => {
    const input = { ...listInput(query, sort), pageNum: query.current, pageSize: query.pageSize, cursor: query.cursor };
    const answer = await kit().call(endpoint, input, { ...options, signal });
    return { ...answer, data: answer.records, success: true, answer };
  };
