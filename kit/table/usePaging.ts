import type { ProTableProps } from '@ant-design/pro-components';
import type { RefObject } from 'react';
import { useText } from '../text';
import { scrollToTop } from './scroll';

const PAGE_SIZES = [10, 20, 50, 100, 200, 500];

type Paging = ProTableProps<object, object>['pagination'];

/** The paging of docs/console.md#measures; a new page scrolls to its top. */
export function usePaging(
  host: RefObject<HTMLElement | null>,
  own: Paging,
  { pageSize, counted }: { pageSize: number | undefined; counted: { total: number; more: boolean } | undefined },
): Paging {
  const text = useText();
  if (own === false) return false;
  return {
    defaultPageSize: 20,
    pageSizeOptions: PAGE_SIZES,
    showSizeChanger: true,
    showQuickJumper: true,
    // The pager's own total is that of the pages which it can offer.
    showTotal: (offered) =>
      text(counted?.more ? 'kit.moreThan' : 'kit.total', { total: counted?.more ? counted.total : offered }),
    onChange: () => scrollToTop(host.current?.querySelector('.ant-table-body') ?? null),
    ...own,
    ...(pageSize ? { defaultPageSize: pageSize } : {}),
  };
}
