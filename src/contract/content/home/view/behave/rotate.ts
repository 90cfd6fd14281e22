/** Slides change by themselves, until somebody stops them; not where less motion is asked for. */
export function rotate(box: HTMLElement): () => void {
  const track = box.querySelector<HTMLElement>('.hv-track');
  const button = box.querySelector<HTMLElement>('.hv-pause');
  if (!track || !button) return () => undefined;
  const isUpward = box.dataset.axis === 'y';
  const length = () => (isUpward ? track.clientHeight : track.clientWidth) || 1;
  const position = () => Math.round((isUpward ? track.scrollTop : track.scrollLeft) / length());
  const isStopped = () => button.dataset.stopped !== undefined;
  const stop = (stopped: boolean) => {
    if (stopped) button.dataset.stopped = '';
    else delete button.dataset.stopped;
    button.setAttribute('aria-label', (stopped ? button.dataset.play : button.dataset.pause) ?? '');
  };
  const press = () => stop(!isStopped());
  const mark = () => {
    const at = position();
    box.querySelectorAll('.hv-dot').forEach((dot, i) => dot.classList.toggle('hv-on', i === at));
  };
  const next = () => {
    if (isStopped() || document.hidden || box.matches(':hover') || box.contains(document.activeElement)) return;
    const to = ((position() + 1) % track.children.length) * length();
    track.scrollTo(isUpward ? { top: to } : { left: to });
  };
  stop(matchMedia('(prefers-reduced-motion: reduce)').matches);
  button.hidden = false;
  button.addEventListener('click', press);
  track.addEventListener('scroll', mark);
  const timer = setInterval(next, (Number(box.dataset.seconds) || 5) * 1_000);
  return () => {
    clearInterval(timer);
    button.removeEventListener('click', press);
    track.removeEventListener('scroll', mark);
  };
}
