/* The menu that filters a column of antd's table: lists are filtered above them, a table that does has it loaded (ADR 9). */
import { createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/table/hooks/useFilter/FilterDropdown.js'));

function Menu(props) {
  return createElement(Suspense, { fallback: props.children }, createElement(Whole, props));
}

/** The keys of filters with groups, as the menu has them. */
export const flattenKeys = (filters = []) =>
  filters.flatMap(({ value, children }) => [value, ...(children ? flattenKeys(children) : [])]);
export { Menu as default };
