import type { ButtonCode } from '@/contract/buttons';
import type { Button } from '@/contract/account/platform-user';
import { session } from '../session/session';
import { derive } from '../store/createStore';

/** A code is the last path segment of its page, an underscore and the action. */
const pageKeyOf = (code: string) => code.slice(0, Math.max(0, code.indexOf('_')));

type Lists = readonly (readonly Button[])[];

/** What is granted, page by page (docs/console.md#permissions): both keys of a button carry its code. */
function grantedCodes(lists: Lists): ReadonlySet<string> {
  const granted = new Set<string>();
  for (const { pageKey, buttonRef, buttonCode } of lists.flat()) {
    for (const code of [buttonRef, buttonCode]) {
      // A code counts on its own page only.
      if (code && (!pageKey || pageKey === pageKeyOf(code))) granted.add(code);
    }
  }
  return granted;
}

export type Can = (code: ButtonCode) => boolean;

/** Whether each of the codes is in one of the two lists; the server decides again at every call. */
export function permissionOf(header: readonly Button[], table: readonly Button[]): Can {
  const granted = grantedCodes([header, table]);
  return (code) => granted.has(code);
}

interface Granted {
  header: readonly Button[];
  table: readonly Button[];
  can: Can;
}

let last: Granted | undefined;

/**
 * Checks what the session grants. The function keeps its identity while the grants are the same, as every button uses
 * it.
 */
function granted(): Can {
  const { headerButtonList: header, tableButtonList: table } = session.get();
  if (last?.header !== header || last.table !== table) last = { header, table, can: permissionOf(header, table) };
  return last.can;
}

/** Whether the session grants a button: outside of React. */
export const can: Can = (code) => granted()(code);

/** The same in a component, which is drawn again when other buttons are granted. */
export const useCan = derive(granted, [session]).use;

/** What a key does where its button does the same, and for nobody who lacks the button. */
export function useByButton() {
  const may = useCan();
  return (code: ButtonCode, act: () => unknown) => () => {
    if (may(code)) void act();
  };
}
