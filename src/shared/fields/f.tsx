import { lazy, Suspense } from 'react';
import { MOBILE } from '@/contract/patterns';
import { T } from '@/core/i18n';
import { digits, money9, positiveDecimal4 } from '@/core/input/filters';
import { BranchNames } from '@/shared/branch/BranchNames';
import { type ControlProps, Standin } from '@kit/fields/controls';
import { type FieldOptions, fieldType, fieldTypes } from '@kit/fields/fieldTypes';
import { formatDateTime } from '@kit/format/date';

// Trees are loaded with the first filter or form that shows one.
const BranchSelect = lazy(async () => ({ default: (await import('@/shared/branch/BranchSelect')).BranchSelect }));
const BranchesField = lazy(async () => ({ default: (await import('@/shared/branch/BranchesField')).BranchesField }));

const Branch = (props: ControlProps & { source?: 'scope' }) => (
  <Suspense fallback={<Standin {...props} />}>
    <BranchSelect {...props} />
  </Suspense>
);
const Branches = (props: ControlProps) => (
  <Suspense fallback={<Standin {...props} />}>
    <BranchesField {...props} />
  </Suspense>
);

/** One company's id, or several, by their names. */
const branchNames = (value: unknown) =>
  value === null || value === undefined ? '' : <BranchNames ids={[value].flat().map(String)} />;

const MOBILE_DIGITS = 11;

const showTimestamp = (value: unknown) => (typeof value === 'string' && value !== '' ? formatDateTime(value) : '');

/** The kinds of values of the console: those of any application, and its own. */
export const f = {
  ...fieldTypes,
  money: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.money<T>({ keep: money9, ...options, file: { format: 'amount', ...options.file } }),
  price: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.price<T>({ keep: positiveDecimal4, ...options, file: { format: 'decimal', ...options.file } }),
  quantity: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.quantity<T>({ keep: positiveDecimal4, ...options, file: { format: 'decimal', ...options.file } }),
  percent: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.percent<T>({ ...options, file: { format: 'percent', ...options.file } }),
  /** The server's 0 or 1; exports write yes or no. */
  flag: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.flag<T>({ file: { dictCode: 'yesNo' }, ...options }),
  /** The name of a company, a product and the like. */
  name: <T extends object>(options: FieldOptions<T> = {}) => fieldTypes.text<T>({ width: 220, ...options }),
  /** One day, also in its filter, which is a period otherwise. */
  day: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.date<T>({ ...options, filter: { valueType: 'date', colSize: 1, ...options.filter } }),
  /** To the second. */
  timestamp: <T extends object>(options: FieldOptions<T> = {}) =>
    fieldTypes.dateTime<T>({ show: showTimestamp, width: 170, ...options }),
  /** A mobile, masked in lists. */
  mobile: fieldType({
    show: (value) => (typeof value === 'string' ? value : ''),
    width: 130,
    filter: { fieldProps: { maxLength: MOBILE_DIGITS } },
    control: fieldTypes.text({}).control,
    keep: (value) => digits(value, MOBILE_DIGITS),
  }),
  /** One company. */
  branch: fieldType({
    show: branchNames,
    width: 160,
    ellipsis: true,
    filter: { formItemRender: () => <Branch source="scope" /> },
    control: Branch,
  }),
  /** One company, searched among all that the user may sign in to. */
  permittedBranch: fieldType({
    show: branchNames,
    width: 160,
    ellipsis: true,
    filter: { formItemRender: () => <Branch /> },
    control: Branch,
  }),
  branches: fieldType({ show: branchNames, width: 240, ellipsis: true, control: Branches }),
};

/** A mobile is eleven digits. */
export const mobileRule = { pattern: MOBILE, message: <T id="form.mobile" /> };
