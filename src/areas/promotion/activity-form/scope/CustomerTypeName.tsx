import { useCustomerTypes } from '@/shared/pricing/selects';

/** A type of customer by its name. */
export function CustomerTypeName({ code }: { code: string }) {
  const { options } = useCustomerTypes();
  return options.find(({ value }) => value === code)?.label ?? code;
}
