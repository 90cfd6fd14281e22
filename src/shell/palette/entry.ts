import type { ReactNode } from 'react';
import type { TextId } from '@/core/i18n';

/** One line of the palette. */
export interface Entry {
  id: string;
  title: string;
  icon: ReactNode;
  /** Other names for it, in lower case with blanks between them, whatever the language of the page. */
  keywords?: string;
  /** The titles of the groups around the entry. */
  detail?: string;
  /** The address of a page, which can be a favourite. */
  path?: string;
  /** Choosing the entry leaves the palette open, with another list. */
  keepsOpen?: boolean;
  /** Only listed for a query. */
  isRare?: boolean;
  run: () => void;
}

export interface Section {
  id: string;
  label: TextId;
  entries: readonly Entry[];
}
