import { useEffect, useState } from 'react';
import { answers } from '@/core/http/answers';

/** How long a page of another site may take before the user is asked. */
export const FRAME_TIMEOUT_MS = 15_000;

type Phase = 'loading' | 'shown' | 'late' | 'failed';

/** The loading state of a frame. A frame that loads late is still shown. */
export function useFrameLoad(link: string) {
  const start = (): Phase => (navigator.onLine ? 'loading' : 'failed');
  const [phase, setPhase] = useState<Phase>(start);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('late'), FRAME_TIMEOUT_MS);
    // A site that our content security policy blocks loads an empty page without an error.
    const refuse = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const origin = new URL(link).origin;
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setPhase('failed');
    };
    document.addEventListener('securitypolicyviolation', refuse);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('securitypolicyviolation', refuse);
    };
  }, [phase, link]);
  // Each start asks the site again whether it answers.
  useEffect(() => {
    const asked = new AbortController();
    void answers(link, asked.signal).then((answered) => {
      if (!answered) setPhase('failed');
    });
    return () => asked.abort();
  }, [attempt, link]);
  return {
    phase,
    attempt,
    loaded: () => setPhase((now) => (now === 'failed' ? now : 'shown')),
    restart: () => {
      setPhase(start());
      setAttempt(attempt + 1);
    },
  };
}
