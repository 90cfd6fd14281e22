export const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Looks at each by turns, so that other work of the machine slows all of them alike; answers what was seen, by name. */
export async function byTurns<Name extends string, Seen>(
  rounds: number,
  looks: Readonly<Record<Name, () => Promise<Seen>>>,
): Promise<Record<Name, Seen[]>> {
  const names = Object.keys(looks) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as Seen[]])) as Record<Name, Seen[]>;
  // The first round warms server and browser up.
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const one = await looks[name]();
      if (round > 0) seen[name].push(one);
    }
  return seen;
}
