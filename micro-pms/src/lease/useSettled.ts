import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** A text once it has stayed the same for a moment: otherwise each key would send a request. */
export function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
