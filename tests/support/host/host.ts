import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { BRIEF_SERVER } from '../../../config/check/brief.mjs';
import { ROOM } from '../../../config/setup/run.mjs';
import { compiled } from '../compiled';
import { ownData, TEST_ENV } from '../server';
import type { Step } from '../onStore';
import type { Order, Reply } from './orders';

const ROOT = resolve(__dirname, '../../..');

export interface HostedBackend {
  readonly origin: string;
  /** Another on the same data, as after a restart; this one is gone. */
  reopen: (change: Record<string, string>) => Promise<HostedBackend>;
  stop: () => Promise<void>;
}

let host: Promise<ChildProcess> | undefined;
let lastId = 0;
const waiting = new Map<number, { done: (reply: Reply) => void; fail: (error: Error) => void }>();

function settle({ id, error, ...reply }: Reply) {
  const order = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) order?.done({ id, ...reply });
  else order?.fail(new Error(error));
}

async function startHost() {
  const child = fork(await compiled('host'), {
    cwd: ROOT,
    execArgv: [ROOM, ...BRIEF_SERVER],
    env: { ...process.env, ...TEST_ENV },
  });
  child.on('message', settle);
  child.once('exit', (code, signal) => {
    host = undefined;
    for (const { fail } of waiting.values()) fail(new Error(`The host of backends ended with ${code ?? signal}.`));
    waiting.clear();
  });
  return child;
}

/** The worker may end while its host is idle, not while it waits for it. */
async function send(order: Order) {
  host ??= startHost();
  const child = await host;
  child.ref();
  child.channel?.ref();
  try {
    return await new Promise<Reply>((done, fail) => {
      waiting.set(order.id, { done, fail });
      child.send(order);
    });
  } finally {
    // Also after a backend that did not open.
    if (waiting.size === 0) {
      child.unref();
      child.channel?.unref();
    }
  }
}

type Forget = () => Promise<unknown> | undefined;

async function open(env: Record<string, string>, forget: Forget): Promise<HostedBackend> {
  const id = (lastId += 1);
  const { url } = await send({ id, env }).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  if (!url) throw new Error('The host answered without an address.');
  const close = () => send({ id });
  return {
    origin: url,
    async reopen(change) {
      await close();
      return open({ ...env, ...change }, forget);
    },
    async stop() {
      await close();
      await forget();
    },
  };
}

/**
 * A backend of its own data in the process that this worker keeps for all its test files; `after` follows when its last
 * opening is closed.
 */
export async function hostBackend(env: Record<string, string> = {}, after?: Forget): Promise<HostedBackend> {
  const dataDir = env.DATA_DIR ?? (await ownData(env));
  return open({ ...TEST_ENV, PAGES: '0', ...env, DATA_DIR: dataDir }, () => {
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    return after?.();
  });
}

/** Works on data that no backend has open, and answers what each step has answered. */
export async function hostSteps(env: Record<string, string>, steps: readonly Step[]): Promise<readonly unknown[]> {
  const { answers } = await send({ id: (lastId += 1), env, steps });
  if (!answers) throw new Error('The host answered without answers.');
  return answers;
}
