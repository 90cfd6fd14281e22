/* The menu that filters a column of antd's table: lists are filtered above them, a table that does has it loaded (ADR 9). */
import { later } from './later';

const Menu = later(
  () => import('antd/es/table/hooks/useFilter/FilterDropdown.js'),
  ({ children }) => children,
);

/** The keys of filters with groups, as the menu has them. */
export const flattenKeys = (filters = []) =>
  filters.flatMap(({ value, children }) => [value, ...(children ? flattenKeys(children) : [])]);
export { Menu as default };
