import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Metrics } from './http/operate/metrics';
import { createProbes } from './http/operate/probes';
import type { Db } from './platform/database/db';
import type { Environment } from './platform/environment/environment';

export function urlOf(server: Server) {
  // A server that listens on a port has an address object.
  const { address, port } = server.address() as AddressInfo;
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}

export const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));

interface Probed {
  metrics: Metrics;
  db: Db;
  isStopping: () => boolean;
}

/** Only where a port is named: whoever tries the console out has no probe. */
export async function openProbes({ OPS_PORT, OPS_HOST }: Environment, { metrics, db, isStopping }: Probed) {
  if (OPS_PORT === undefined) return undefined;
  const probes = createProbes({ metrics, askDatabase: () => db.execute(sql`select 1`), isStopping });
  await listen(probes, OPS_PORT, OPS_HOST);
  process.stdout.write(`probes ${urlOf(probes)}\n`);
  return probes;
}
