import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { currentIntl } from './language';
import type { TextId } from './texts';

export type { TextId };
export type TextValues = Record<string, string | number>;
export type Translate = (id: TextId, values?: TextValues) => string;

/** A text outside of React: toasts, downloads, formats. It does not follow a later switch of the language. */
export const text: Translate = (id, values) => currentIntl()?.formatMessage({ id }, values) ?? id;

/** Texts as plain strings, for attributes. */
export function useText(): Translate {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** The id of a text that is built from a name of the server, such as a field; undefined if there is no such text. */
export function useKnownText(): (id: string) => TextId | undefined {
  const { messages } = useIntl();
  // It has just been found among the texts.
  return useCallback((id) => (Object.hasOwn(messages, id) ? (id as TextId) : undefined), [messages]);
}

interface TextProps {
  id: TextId;
  values?: TextValues;
}

/** A text as an element: it follows the language wherever it stands, also in a constant of a module. */
export function T({ id, values }: TextProps) {
  return useText()(id, values);
}
