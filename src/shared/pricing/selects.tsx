import { Select, TreeSelect } from 'antd';
import type { Output } from '@/contract/endpoint';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import { basketApi, SCOPE_LIMIT } from '@/contract/promotion/baskets';
import { CUSTOMER_TYPE } from '@/contract/trade-fair/customers';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { type ChoiceProps, SearchSelect, type Searched } from '@/ui/form/SearchSelect';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';
import { optionOf } from '../region/branchTrees';

interface SelectProps {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}

// Entries of a table of codes are pairs of it: Object.entries only knows strings.
const TYPES = Object.entries(CUSTOMER_TYPE) as [keyof typeof CUSTOMER_TYPE, number][];

/** The types of customers, in the user's language. */
export function useCustomerTypes() {
  const text = useText();
  return { options: TYPES.map(([name, value]) => ({ value: String(value), label: text(`customerType.${name}`) })) };
}

export function TypeSelect(props: SelectProps) {
  const text = useText();
  return <Select {...props} {...useCustomerTypes()} mode="multiple" placeholder={text('select.choose')} />;
}

function useBrands() {
  const read = useCall(prodRulesApi.productScopes, {});
  const optionsOf = (brands: readonly { brandId: string; brandName: string }[] = [], disabled = false) =>
    brands.map(({ brandId, brandName }) => ({ value: brandId, label: brandName, disabled }));
  const options = [...optionsOf(read.data?.brands), ...optionsOf(read.data?.formerBrands, true)];
  return { read, options };
}

export const BrandSelect = (props: SelectProps) => (
  <RemoteSelect<string[]> {...props} {...useBrands()} mode="multiple" />
);

interface OneProps {
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
}

/** One brand. */
export const OneBrand = (props: OneProps) => <RemoteSelect<string> {...props} {...useBrands()} allowClear />;

type Supplier = Output<typeof basketApi.suppliers>['records'][number];

/** The suppliers of a company. */
const suppliersOf = (branchId: string): Searched<Supplier> => ({
  endpoint: basketApi.suppliers,
  query: (keyword) => ({ branchId, keyword }),
  byId: (supplierId) => ({ branchId, supplierIds: [supplierId] }),
  option: ({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }),
  isReady: branchId !== '',
});

/** The names of suppliers by id, also of former ones. */
export function useSupplierNames(branchId: string, supplierIds: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useCall(
    basketApi.suppliers,
    { branchId, supplierIds: [...supplierIds], pageNum: 1, pageSize: SCOPE_LIMIT },
    { ready: branchId !== '' && supplierIds.length > 0 },
  );
  return new Map((data?.records ?? []).map(({ supplierId, supplierName }) => [supplierId, supplierName]));
}

/** One supplier, as a filter. */
export const OneSupplier = ({ branchId, ...props }: ChoiceProps & { branchId: string }) => (
  <SearchSelect {...props} list={suppliersOf(branchId)} />
);

/** One of the suppliers of the branch that one works in. */
export function OwnSupplier(props: ChoiceProps) {
  const { branchId } = useSession();
  return <OneSupplier {...props} branchId={branchId} />;
}

function useCategories() {
  const read = useCall(prodRulesApi.productScopes, {});
  return { read, treeData: (read.data?.categories ?? []).map(optionOf), allowClear: true };
}

export const ProductCategories = (props: SelectProps) => (
  <RemoteTreeSelect<string[]>
    {...props}
    {...useCategories()}
    treeCheckable
    showCheckedStrategy={TreeSelect.SHOW_PARENT}
  />
);

interface OneCategoryProps {
  id?: string;
  value?: string | null;
  onChange?: (categoryId: string | undefined) => void;
}

/** One category of the catalogue; it stands for all below it as well. */
export const OneCategory = (props: OneCategoryProps) => <RemoteTreeSelect<string> {...props} {...useCategories()} />;
