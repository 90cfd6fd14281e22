import { useEffect, useState } from 'react';

/** Below top bar and tags. */
const READING_LINE = 140;

/** The topic that is being read: the last one whose heading has passed under the bars. */
export function useTopicInView(ids: readonly string[]) {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const hasPassed = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= READING_LINE;
    const look = () => setShown(ids.findLast(hasPassed) ?? ids[0]);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return shown;
}
