import { useCustomerTypes } from '@/shared/pricing/selects';
import { formatList } from '@kit/format/list';

/** Types of customers by their names. */
export function CustomerTypes({ codes }: { codes: readonly string[] }) {
  const { options } = useCustomerTypes();
  const names = new Map(options.map(({ value, label }) => [value, label]));
  return formatList(codes.map((code) => names.get(code) ?? code));
}
