import { EXPORTABLE } from '@/contract/exportable';
import { EXPORT_BUTTONS } from '@/contract/tasks/exports';

test('whoever has the button of an exportable list may ask for an export, and nobody else', () => {
  const buttons = new Set(EXPORTABLE.flatMap(({ button }) => button));
  expect([...EXPORT_BUTTONS].sort()).toEqual([...buttons].sort());
});
