import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CaptchaChallenge, CaptchaKind } from '../../../src/contract/account/captcha';
import { MINUTE } from '../clock';
import type { Keys } from '../keys';
import { drawPuzzle } from './draw';

/** Long enough to read, and shorter than the time for which used ones are remembered. */
const LIFE = 5 * MINUTE;
/** Leading zeros of a hash: about a quarter of a million tries, two or three seconds of a browser. */
const WORK_BITS = 18;

export interface Captcha {
  issue: (kind: CaptchaKind, ms: number) => CaptchaChallenge;
  /**
   * The answered challenge, and whether the answer is right; undefined for a challenge that this server has not made,
   * or that has expired.
   */
  read: (solution: string, ms: number) => { id: string; isRight: boolean } | undefined;
}

const NOTHING = { id: '', image: '', bits: 0 };

/** For tests and trials: everybody passes with the answer `pass`. */
export const passCaptcha: Captcha = {
  issue: () => ({ kind: 'none', ...NOTHING }),
  read: (solution) => ({ id: '', isRight: solution === 'pass' }),
};

function leadingZeros(hash: Buffer) {
  const full = hash.findIndex((byte) => byte !== 0);
  return full < 0 ? hash.length * 8 : full * 8 + Math.clz32(hash[full] ?? 0) - 24;
}

const isWorked = (id: string, answer: string) =>
  /^\d{1,12}$/.test(answer) && leadingZeros(createHash('sha256').update(`${id} ${answer}`).digest()) >= WORK_BITS;

/**
 * A picture to read, or, for people who cannot see it, a computation for the browser. Challenges are not stored: the id
 * has the expiry in it, and a seal over the answer.
 */
export function builtInCaptcha(keys: Keys): Captcha {
  const sealOf = (head: string, answer: string) => keys.hmac('captcha', `${head} ${answer}`).toString('base64url');
  const idOf = (kind: CaptchaKind, ms: number, answer: string) => {
    const head = `${kind}.${ms + LIFE}.${randomBytes(9).toString('base64url')}`;
    return `${head}.${sealOf(head, answer)}`;
  };
  return {
    issue(kind, ms) {
      if (kind === 'work') return { ...NOTHING, kind, id: idOf(kind, ms, ''), bits: WORK_BITS };
      const { answer, png } = drawPuzzle();
      return { ...NOTHING, kind, id: idOf(kind, ms, answer), image: `data:image/png;base64,${png.toString('base64')}` };
    },
    read(solution, ms) {
      const [id = '', answer = '', ...rest] = solution.split(' ');
      const [, head = '', kind, end, seal = ''] = /^((picture|work)\.(\d{13})\.[\w-]{12})\.([\w-]{43})$/.exec(id) ?? [];
      if (!head || rest.length > 0 || Number(end) <= ms || Number(end) > ms + LIFE) return undefined;
      const sealed = sealOf(head, kind === 'work' ? '' : answer.toUpperCase().slice(0, 20));
      const isSealed = timingSafeEqual(Buffer.from(sealed), Buffer.from(seal));
      return { id, isRight: isSealed && (kind !== 'work' || isWorked(id, answer)) };
    },
  };
}
