/**
 * The arguments of a script. `--help` prints how it is called and ends it; so does an argument that it does not know, as a
 * failure: what was meant is not guessed.
 */
export function argumentsOf(usage, isKnown = () => false) {
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = given.find((one) => !isKnown(one));
  if (unknown !== undefined) {
    console.error(`What is ${unknown}?\n${usage}`);
    process.exit(1);
  }
  return given;
}
