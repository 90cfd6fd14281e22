import { useEffect } from 'react';
import { panels } from '../panels/panelStore';
import { isModified } from '../controls/modKey';

const EDITABLE = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
const FIRST_FILTER = '.ant-pro-query-filter input, .ant-pro-query-filter [tabindex="0"]';

/** Hidden pages stay in the document, too. */
const isShown = (element: HTMLElement) => {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) if (at.style.display === 'none') return false;
  return true;
};

function focusFirstFilter() {
  const filters = [...document.querySelectorAll<HTMLElement>(`#content ${FIRST_FILTER.replace(', ', ', #content ')}`)];
  const first = filters.find(isShown);
  first?.focus();
  return first !== undefined;
}

/** While the user types, or a dialog is open, shortcuts are off. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && (target.matches(EDITABLE) || target.closest('[role=dialog]') !== null);

/** Ctrl or ⌘ K opens the palette, `/` leads to the first filter of a list, `?` names the keys (docs/console.md#keyboard). */
export function useShortcuts() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === 'k' && isModified(event) && !event.shiftKey && !event.altKey;
      if (isPalette) {
        event.preventDefault();
        if (panels.get().shown === 'palette') panels.close();
        else panels.open('palette');
      } else if (event.key === '/' && !isModified(event) && !isElsewhere(event.target)) {
        if (focusFirstFilter()) event.preventDefault();
      } else if (event.key === '?' && !isModified(event) && !isElsewhere(event.target)) {
        event.preventDefault();
        panels.open('keys');
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
