import { salespeople } from '@/shared/staff/salespeople';
import { SearchSelect } from '@/ui/form/SearchSelect';

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (staffId: string | null) => void;
}

/** A salesperson, found by name or code. */
export const SalesmanSelect = ({ onChange, ...props }: Props) => (
  <SearchSelect {...props} list={salespeople} onChange={(staffId) => onChange?.(staffId ?? null)} />
);
