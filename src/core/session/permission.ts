import type { ButtonCode } from '@/contract/buttons';
import type { Button } from '@/contract/account/platform-user';
import { session } from './session';

/** A code is the last path segment of its page, an underscore and the action. */
const pageKeyOf = (code: string) => code.slice(0, Math.max(0, code.indexOf('_')));

type Lists = readonly (readonly Button[])[];

/** What is granted, page by page (specification §6): both keys of a button carry its code. */
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

/** Whether each of the codes is in one of the two lists; the server decides again at every call. */
export function permissionOf(header: readonly Button[], table: readonly Button[]) {
  const granted = grantedCodes([header, table]);
  return (code: ButtonCode) => granted.has(code);
}

/** The same outside of React. */
export function can(code: ButtonCode) {
  const { headerButtonList, tableButtonList } = session.get();
  return permissionOf(headerButtonList, tableButtonList)(code);
}
