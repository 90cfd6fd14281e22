import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function read(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended meanwhile, or this is no Linux.
    return '';
  }
}

/** User and system time of a process, in ms; none where it is not to be had. */
export function usedBy(pid: string | number) {
  // After the name, which may have blanks in it: state is the first, user and system time are the twelfth and thirteenth.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** Processes of a PostgreSQL server on this machine that work for a database. */
const backendsOf = (database: string) =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && new RegExp(`^postgres: \\S+ ${database} `).test(read(`/proc/${name}/cmdline`)),
  );

/**
 * Milliseconds of processor that a server and the backends of its database have used so far: what a call costs, also on
 * a machine that has other work, where the time on the clock is mostly that of the others.
 */
export const processorTime = (pid: number, databaseUrl: string) => {
  const backends = backendsOf(new URL(databaseUrl).pathname.slice(1));
  return [pid, ...backends].reduce<number>((sum, one) => sum + usedBy(one), 0);
};
