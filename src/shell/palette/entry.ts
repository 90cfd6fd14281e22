import type { ReactNode } from 'react';
import type { TextId } from '@/core/i18n';

/** One line of the palette. */
export interface Entry {
  id: string;
  title: string;
  icon: ReactNode;
  /** Where it stands. */
  detail?: string;
  /** The address of a page, which can be a favourite. */
  path?: string;
  /** The palette stays, and asks again. */
  keepsOpen?: boolean;
  /** Only listed when it is asked for. */
  isRare?: boolean;
  run: () => void;
}

export interface Section {
  id: string;
  label: TextId;
  entries: readonly Entry[];
}
