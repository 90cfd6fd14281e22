import { type ReactNode, useRef, useState } from 'react';
import type { CaptchaChallenge } from '@/contract/account/captcha';
import { askCaptcha } from '@/core/auth/account';
import { CaptchaBox } from './CaptchaBox';

interface Captcha {
  /** Shows the captcha that the server demands, and answers its solution; null when the user has given up. */
  solve: () => Promise<string | null>;
  box: ReactNode;
}

/** Proves that a person is there; the answer goes to the server as captchaVerifyParam. */
export function useCaptcha(): Captcha {
  const [challenge, setChallenge] = useState<CaptchaChallenge | null>(null);
  const settle = useRef<(solution: string | null) => void>(undefined);

  async function solve() {
    const asked = await askCaptcha('picture');
    if (asked.kind === 'none') return 'pass';
    const solution = await new Promise<string | null>((done) => {
      settle.current = done;
      setChallenge(asked);
    });
    setChallenge(null);
    return solution;
  }

  const box = challenge && (
    <CaptchaBox challenge={challenge} onChange={setChallenge} onSolve={(solution) => settle.current?.(solution)} />
  );
  return { solve, box };
}
