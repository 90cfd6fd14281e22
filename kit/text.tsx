import { kit } from './host';
import type { TextId, TextValues, Translate } from './types';

/** A text outside of React; it does not follow a later switch of the language. */
export const text: Translate = (id, values) => kit().text(id, values);

export const useText = (): Translate => kit().useText();

/** A text as an element: it follows the language wherever it stands, also in a constant of a module. */
export function T({ id, values }: { id: TextId; values?: TextValues }) {
  return useText()(id, values);
}
