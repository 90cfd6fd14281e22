import type { ProColumns, ProFormInstance, ProTableProps } from '@ant-design/pro-components';
import type { ReactNode, RefObject } from 'react';
import type { PageEndpoint, PageQuery, Sort } from '../data/page';
import type { Column, FileColumn } from '../fields/column';
import type { ButtonCode } from '../types';
import { keyOf } from './crowded';

/** What a list tells the features that the application adds to all lists. */
export interface ListFacts<T extends object> {
  /** Absent if the rows do not come from a call. */
  list: PageEndpoint<T> | undefined;
  params: object;
  columns: Column<T>[];
  /** Columns that the window has no room for, until somebody asks for them. */
  crowdedOut: readonly string[];
  fileColumns: readonly FileColumn[];
  /** The button that allows its export. */
  exported: ButtonCode | undefined;
  /** The name of its rows, which tells it from other lists of the same page. */
  rows: string;
  /** A list in a dialog has no tools. */
  hasTools: boolean;
  initialFilters: Readonly<Record<string, unknown>> | undefined;
  form: RefObject<ProFormInstance | undefined>;
  total: number | undefined;
}

type Table<T extends object> = ProTableProps<T, Record<string, unknown>>;

/** What the application adds to a list, such as views and export. */
export interface TableFeature<T extends object> {
  /** A new key mounts the table anew. */
  key: number;
  columns: ProColumns<T>[];
  /** Initial values of the search form. */
  filters: Readonly<Record<string, unknown>> | undefined;
  pageSize: number | undefined;
  table: Partial<Table<T>>;
  /** Called for each request of the list. */
  note: (query: PageQuery & Record<string, unknown>, sort: Sort) => void;
  /** Beside refresh, density and columns. */
  tools: readonly ReactNode[];
  /** Around the table. */
  wrap: (table: ReactNode) => ReactNode;
}

/** A hook that each list calls. */
export type TableFeatures = <T extends object>(facts: ListFacts<T>) => TableFeature<T>;

/** For an application that adds nothing. */
export const noFeatures: TableFeatures = ({ columns, crowdedOut, initialFilters }) => ({
  ...{ key: 0, filters: initialFilters, pageSize: undefined, table: { defaultSize: 'middle' }, tools: [] },
  columns: columns.filter((column) => !crowdedOut.includes(keyOf(column))),
  note: () => undefined,
  wrap: (table) => table,
});
