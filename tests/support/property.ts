import fc from 'fast-check';

/** Nightly runs multiply the number of cases: FC_RUNS=50 npm run jest. */
const FACTOR = Number(process.env.FC_RUNS ?? 1);
/** FC_SEED replays a failure; every failure prints its seed. */
const SEED = process.env.FC_SEED === undefined ? Date.now() : Number(process.env.FC_SEED);

interface Options {
  runs: number;
}

/** Checks a property with random cases. */
export function check<T>(property: fc.IProperty<T>, { runs }: Options) {
  fc.assert(property, { numRuns: Math.ceil(runs * FACTOR), seed: SEED, verbose: fc.VerbosityLevel.None });
}

export async function checkAsync<T>(property: fc.IAsyncProperty<T>, { runs }: Options) {
  await fc.assert(property, { numRuns: Math.ceil(runs * FACTOR), seed: SEED, verbose: fc.VerbosityLevel.None });
}
