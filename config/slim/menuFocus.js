/*
 * A menu is entered from its button by the arrows; until then they would be those of what is behind it. The focus is back
 * on the button before the chosen entry does anything, so that a dialog gives it back to there (docs/console.md#keyboard).
 */
import { useEffect, useRef } from 'react';
import useKeys from '@rc-component/dropdown/es/hooks/useAccessibility.js';

const ENTRY = '[role=menuitem]:not([aria-disabled=true], [aria-haspopup])';
const ARROWS = ['ArrowDown', 'ArrowUp'];

function useAccessibility({ visible, triggerRef, overlayRef, ...others }) {
  const opener = useRef(null);
  useEffect(() => {
    if (!visible) return undefined;
    const { activeElement } = document;
    // A tooltip stands between.
    const trigger = triggerRef.current?.nativeElement ?? triggerRef.current;
    opener.current = trigger?.contains(activeElement) ? activeElement : trigger;
    const has = (element) => overlayRef.current?.menu?.list?.contains(element) === true;
    const leave = () => opener.current?.focus?.({ preventScroll: true });
    const isChosen = ({ target }) => target instanceof Element && has(target.closest(ENTRY));
    const onClick = (event) => isChosen(event) && leave();
    const onKey = (event) => {
      const isEntered = ARROWS.includes(event.key) && event.target === opener.current;
      const isLeft = event.key === 'Enter' && isChosen(event);
      if (isEntered) overlayRef.current?.focus();
      if (isLeft) leave();
      // What is left of the key would press the button, which has the focus by then.
      if (isEntered || isLeft) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('click', onClick, true);
      // Closed by Escape, for which the library forgets to.
      if (has(document.activeElement)) leave();
    };
  }, [visible, triggerRef, overlayRef]);
  useKeys({ ...others, visible, overlayRef, triggerRef: opener });
}
export { useAccessibility as default };
