/** So many elements are remembered: what a menu or a list that is gone by now had before it, and some more. */
const REMEMBERED = 20;

/** Menus stay in the document and are hidden there; other overlays leave it. */
const MENU = '[class*="-dropdown"] *';

/**
 * A drawer, dialog or menu that goes with the focus in it gives it back to what had it before: the button that opened
 * it, or where that is gone or hidden, as an entry of a menu is, what had the focus before that. The key that chooses
 * an entry does not press what the entry opens, too. Answers how to stop.
 */
export function returnFocus() {
  // Weak: what has left the page is not kept by it.
  let focused: readonly WeakRef<HTMLElement>[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const others = focused.filter((one) => one.deref() !== target);
    focused = [new WeakRef(target), ...others].slice(0, REMEMBERED);
  };
  /** A browser does not give the focus to what is gone, hidden or disabled. */
  const takes = (one: HTMLElement | undefined) => {
    one?.focus({ preventScroll: true });
    return one !== undefined && document.activeElement === one;
  };
  const giveBack = () => {
    if (document.activeElement === document.body) focused.find((one) => takes(one.deref()));
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!relatedTarget && target instanceof Element && target.matches(MENU)) queueMicrotask(giveBack);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof Element && event.target.matches(MENU)) event.preventDefault();
  };
  // Whatever opens over the page has a child of the body to itself, which leaves with it.
  const observer = new MutationObserver(() => {
    if (focused[0] && !focused[0].deref()?.isConnected) giveBack();
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  document.addEventListener('keydown', onKey);
  observer.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    document.removeEventListener('keydown', onKey);
    observer.disconnect();
  };
}
