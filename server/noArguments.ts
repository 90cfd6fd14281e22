import { Spoken } from './platform/fault';

const SETTINGS = 'Its settings come from the environment: docs/operations.md#one-process.';

/** A server or a worker takes no arguments: `--help` is answered, anything else refused; true to go on. */
export function goesOn(purpose: string): boolean {
  const [first] = process.argv.slice(2);
  if (first === undefined) return true;
  if (first !== '--help') throw new Spoken(`What is ${first}? ${SETTINGS}`);
  process.stdout.write(`${purpose} ${SETTINGS}\n`);
  return false;
}
