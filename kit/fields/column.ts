import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import type { FileFormatName, TextId } from '../types';

/** How an export writes a value: by the labels of a dictionary, or in a format. */
export interface FileFormat {
  dictCode?: string;
  format?: FileFormatName;
}

/** A column that can also show the value of its filter as text. */
export interface Column<T> extends ProColumns<T> {
  say?: (value: unknown) => ReactNode;
  /** What the record is in: it stays in sight. */
  isState?: boolean | undefined;
  /** What a card on a phone says of it. */
  isFact?: boolean | undefined;
}

/** A column of an exported file; its title is that of the table. */
export interface FileColumn extends FileFormat {
  fieldName: string;
  title: TextId;
  /** In characters. */
  width?: number;
}

/** The key of the last column. */
export const ACTIONS = 'actions';
