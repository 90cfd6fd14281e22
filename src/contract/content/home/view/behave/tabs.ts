/** One tab is seen at a time, chosen by a press or by arrows. */
export function chooseTabs(list: HTMLElement): () => void {
  const tabs = Array.from(list.querySelectorAll<HTMLElement>('.hv-tab'));
  const choose = (chosen: HTMLElement) =>
    tabs.forEach((tab) => {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = tab !== chosen;
    });
  const tabOf = (event: Event) => tabs.find((tab) => event.target instanceof Node && tab.contains(event.target));
  const press = (event: Event) => {
    const tab = tabOf(event);
    if (tab) choose(tab);
  };
  const move = (event: KeyboardEvent) => {
    // Together with another key an arrow is the browser's: Alt and left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = tabs.findIndex((tab) => tab === tabOf(event));
    const steps: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const next = step === undefined || from < 0 ? undefined : tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  };
  list.addEventListener('click', press);
  list.addEventListener('keydown', move);
  return () => {
    list.removeEventListener('click', press);
    list.removeEventListener('keydown', move);
  };
}
