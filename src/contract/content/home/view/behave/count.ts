/** Keeps a countdown running. The page carries the time of the server, or of the preview, in `data-now`. */
export function countDown(clock: HTMLElement): () => void {
  const { until, days = '', over = '' } = clock.dataset;
  const page = clock.closest<HTMLElement>('.hv');
  // The clock of a phone may be wrong, and a preview may show another day.
  const ahead = Number(page?.dataset.now ?? Date.now()) - Date.now();
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const tick = () => {
    const left = Math.floor((Number(until) - Date.now() - ahead) / 1_000);
    const whole = Math.floor(left / 86_400);
    const time = `${pad((left % 86_400) / 3_600)}:${pad((left % 3_600) / 60)}:${pad(left % 60)}`;
    const before = whole > 0 ? `${days.replace('{count}', String(whole))} ` : '';
    clock.textContent = left < 0 ? over : before + time;
  };
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}
