import { MoreSelect } from '@/ui/form/MoreSelect';
import { basketApi } from '@/contract/promotion/baskets';

export interface Picked {
  value: string;
  label: string;
}

export const idsOf = (picked: readonly Picked[]) => picked.map(({ value }) => value);

interface Props {
  id?: string;
  label?: string;
  /** The company of the articles, customers or salespeople. */
  branchId: string;
  value?: Picked | null;
  onChange?: (value: Picked | null) => void;
  disabled?: boolean;
}

/** The details that distinguish articles wherever one is chosen. */
export const productLabel = ({
  productName,
  spec,
  productCode,
}: Record<'productName' | 'spec' | 'productCode', string>) => `${productName} ${spec} ${productCode}`;

const query = (branchId: string) => (keyword: string) => ({ branchId, keyword });

/**
 * One article of a company, by code, name or first letters; articles of several makers may have the same name and size.
 */
export const ProductPick = ({ branchId, ...props }: Props) => (
  <MoreSelect
    {...props}
    endpoint={basketApi.products}
    query={query(branchId)}
    option={({ productId, ...product }) => ({ value: productId, label: productLabel(product) })}
  />
);

export const CustomerPick = ({ branchId, ...props }: Props) => (
  <MoreSelect
    {...props}
    endpoint={basketApi.customers}
    query={query(branchId)}
    option={({ custId, custName, custCode }) => ({ value: custId, label: `${custName} ${custCode}` })}
  />
);

export const StaffPick = ({ branchId, ...props }: Props) => (
  <MoreSelect
    {...props}
    endpoint={basketApi.staff}
    query={query(branchId)}
    option={({ staffId, staffName, departmentName }) => ({ value: staffId, label: `${staffName} ${departmentName}` })}
  />
);
