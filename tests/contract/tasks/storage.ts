import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { storageApi } from '../../../src/contract/tasks/storage';
import { type Client, signedIn } from '../../support/client';
import { type Server, startServer } from '../../support/server';
import { change, IN_DIRECTORY } from './exports';

/** A server whose files are to be seen, one process after the other on the same data. */
export async function startKeeping() {
  const first = await startServer({ env: { PAGES: '0', ...IN_DIRECTORY } });
  let server: Server = first;
  const as = (loginName: string) => signedIn(server.origin, loginName);
  const root = join(first.dataDir, 'files');
  return {
    as,
    root,
    origin: () => server.origin,
    /** The data belong to one process at a time; answers the rows of the last statement. */
    async again(env: Record<string, string>, ...statements: string[]) {
      await server.kill();
      const rows = statements.length > 0 ? change(first, ...statements) : [];
      server = await first.restart(env);
      return rows;
    },
    /** What the night does, now, to its end. */
    async sweep() {
      const admin = await as('admin.hq');
      await admin.data(storageApi.sweep, {});
      for (;;) {
        const overview = await admin.data(storageApi.overview, {});
        if (!overview.isSweeping) return overview;
        await new Promise((done) => setTimeout(done, 200));
      }
    },
    contents() {
      const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      return found.map(({ parentPath, name }) => join(parentPath, name)).sort();
    },
    async stop() {
      await server.stop();
      await first.stop();
    },
  };
}

export const PICTURE = 100_000;

/** A picture of so many bytes. */
export function upload(client: Client, bytes = PICTURE) {
  const content = Buffer.concat([drawCover([200, 120, 40]).content, Buffer.alloc(bytes)]).subarray(0, bytes);
  return client.upload(fileApi.upload, { bizType: 'tradeFairCover' }, { content, name: 'a.png' });
}
