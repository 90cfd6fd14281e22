import type { Server } from '../../support/server';

/** Milliseconds of processor that the server has used so far: its own, with an embedded database also that of it. */
export async function cpuOf(server: Server): Promise<number> {
  const address = /^probes (http:\/\/\S+)$/m.exec(server.output())?.[1];
  if (!address) throw new Error('The server has no probes: start it with OPS_PORT.');
  const text = await (await fetch(`${address}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1];
  if (!seconds) throw new Error('The metrics do not tell the processor.');
  return Number(seconds) * 1_000;
}
