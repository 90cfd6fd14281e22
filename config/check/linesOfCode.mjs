/**
 * How many lines of a file have code in them: blank lines and comments are free, as for the linter.
 *
 * @type {(text: string) => number}
 */
export const linesOfCode = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
