import type { ReactNode } from 'react';
import { BUTTON_POSITIONS, MENU_STATUS } from '@/contract/people/menus';
import { T, type TextId } from '@/core/i18n';
import type { Words } from '@/crud/record/ConflictDialog';
import { codeTable } from '@/crud/table/codeTable';

export const buttonStatus = codeTable('menuStatus', MENU_STATUS, { disabled: 'stopped', enabled: 'active' });

const POSITION_TEXTS: Readonly<Record<(typeof BUTTON_POSITIONS)[number], TextId>> = {
  header: 'buttons.inHeader',
  table: 'buttons.inTable',
};
export const positions = new Map(BUTTON_POSITIONS.map((one) => [one, { text: <T id={POSITION_TEXTS[one]} /> }]));

const places: ReadonlyMap<unknown, { text: ReactNode }> = positions;

/** Codes of a button, as people read them. */
export const BUTTON_WORDS: Words = {
  status: (value) => <buttonStatus.Tag value={value} />,
  position: (value) => places.get(value)?.text,
};
