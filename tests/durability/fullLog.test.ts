import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { profileApi } from '../../src/contract/account/profile';
import { signedIn } from '../support/client';
import { compiled } from '../support/compiled';
import { freePort } from '../support/freePort';
import { ownData, TEST_ENV } from '../support/server';

test('a log that cannot be written is lost, and the server is not', async () => {
  const dataDir = await ownData({});
  const PORT = String(await freePort());
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [await compiled('main')], {
    env: { ...process.env, ...TEST_ENV, DATA_DIR: dataDir, PAGES: '0', PORT, LOG_LEVEL: 'info' },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  const exited = once(child, 'exit');
  try {
    const origin = `http://127.0.0.1:${PORT}`;
    const isUp = () => fetch(origin).then(Boolean, () => false);
    while (child.exitCode === null && !(await isUp())) await pause(20);
    // Each of these is a line of the log.
    const boss = await signedIn(origin, 'admin.hq');
    for (let calls = 0; calls < 20; calls += 1) expect((await boss.call(profileApi.signIns, {})).code).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    await exited;
    rmSync(dataDir, { recursive: true });
  }
});
