import { f } from '@/shared/fields/f';
import { CustomerTypes } from '@/shared/pricing/CustomerTypes';
import type { FieldOptions } from '@kit/fields/fieldTypes';
import { jumpRule } from './JumpField';

/** For search forms alone. */
export interface ForCompany {
  branchId?: string;
}

const said = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : '');

/** The field of a jump; its form has a control of its own. */
export const jumpOf = <T extends object>(options: FieldOptions<T> = {}) =>
  f.text<T>({ rules: [jumpRule], show: said, isFinal: true, ...options });

interface Published {
  customerTypes: string[];
}

/**
 * Fields of everything that a company shows in its app: its audience, and who has changed it
 * (docs/domain/publishing.md).
 */
export const publishFields = <T extends Published>() => ({
  branchIds: f.branches<T>({ required: true, help: 'publishing.branchesHelp' }),
  branchNames: f.list<T>({ width: 200 }),
  customerTypes: f.list<T>({
    ...{ width: 160, help: 'publishing.customerTypesHelp' },
    cell: ({ customerTypes }) => <CustomerTypes codes={customerTypes} />,
  }),
  planTime: f.dateTime<T>({ help: 'publishing.planHelp' }),
  updatedBy: f.person<T>(),
  gmtModified: f.dateTime<T>({ sorted: true }),
});
