import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Sms, SmsSender } from './sender';

interface Gateway {
  url: string;
  secret: string;
  clock: Clock;
}

interface Policy {
  /** How long one try may take. */
  timeoutMs: number;
  /** Before each further try. */
  pausesMs: readonly number[];
}

/** All tries together take less than the five seconds that a browser waits for the user service. */
const POLICY: Policy = { timeoutMs: 1_400, pausesMs: [100, 300] };

/** A gateway that is told again may do better: it was slow, busy or broken. Anything else it means. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** What the gateway checks: HMAC-SHA256 in hex of time, key and body, each on a line of its own. */
export const signatureOf = (secret: string, { time, key, body }: { time: string; key: string; body: string }) =>
  createHmac('sha256', secret).update(`${time}\n${key}\n${body}`).digest('hex');

async function attempt({ url, secret, clock }: Gateway, { key, ...message }: Sms, timeoutMs: number) {
  const body = JSON.stringify(message);
  const time = String(clock());
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Timestamp': time,
      'X-Signature': signatureOf(secret, { time, key, body }),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Hands messages to a gateway of the company (docs/interfaces.md#messages-by-sms). A lost answer is asked for again with
 * the same key, so that the gateway sends nothing twice.
 */
export const httpSender =
  (gateway: Gateway, { timeoutMs, pausesMs }: Policy = POLICY): SmsSender =>
  async (message) => {
    let reason = '';
    for (const wait of [0, ...pausesMs]) {
      if (wait > 0) await pause(wait);
      const status = await attempt(gateway, message, timeoutMs).catch((error: unknown) => {
        reason = error instanceof Error ? error.name : String(error);
        return 0;
      });
      if (status >= 200 && status < 300) return;
      if (status > 0) reason = `HTTP ${status}`;
      if (status > 0 && !isPassing(status)) break;
    }
    throw new Error(`The gateway of text messages refused: ${reason}.`);
  };
