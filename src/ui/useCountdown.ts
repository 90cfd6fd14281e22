import { useEffect, useState } from 'react';

/** Seconds that are left; 0 when it is over. It counts by the clock, for a hidden tab gets few ticks. */
export function useCountdown(): readonly [seconds: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) setEnd(0);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    setEnd(performance.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}
