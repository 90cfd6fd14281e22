const MOST_ROUNDS = 3;

/**
 * Milliseconds of processor time that some work takes: what other programs do meanwhile is not in it. Above the limit it is
 * done again, and the least counts: garbage of the tests before it may be collected in one round, not in each.
 */
export function effortOf(work: () => unknown, limit: number) {
  let least = Infinity;
  for (let round = 0; round < MOST_ROUNDS && least >= limit; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
