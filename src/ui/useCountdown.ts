import { useEffect, useState } from 'react';

/** The seconds that are left; 0 when the time is over. Counted by the clock, as a hidden tab gets few ticks. */
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
