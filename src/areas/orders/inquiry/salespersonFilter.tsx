import { salespeople } from '@/shared/staff/salespeople';
import { FoundName, SearchSelect } from '@/ui/form/SearchSelect';

/** The filter by salesperson. */
export const salespersonFilter = {
  show: (value: unknown) => (typeof value === 'string' ? <FoundName list={salespeople} id={value} /> : ''),
  filter: { formItemRender: () => <SearchSelect list={salespeople} /> },
};
