import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

const DEFAULT_PORT = 8000;

/** Finds out before a long build that `npm start` would have no port. */
export async function checkPort({ PORT = String(DEFAULT_PORT), HOST = '127.0.0.1' } = process.env) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Failure(`PORT=${PORT} is no port.`);
  const code = await new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(error.code));
    probe.listen(port, HOST, () => probe.close(() => done(undefined)));
  });
  if (code === 'EADDRINUSE')
    throw new Failure(
      `Port ${port} is taken: stop what uses it, or choose another one with PORT=${port + 1} npm start.`,
    );
  if (code) throw new Failure(`Port ${port} of ${HOST} cannot be opened (${code}).`);
}
