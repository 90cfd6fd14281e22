/** Presets of antd that can be told apart and carry white text. */
const COLOURS = [
  'blue',
  'green',
  'purple',
  'volcano',
  'cyan',
  'magenta',
  'geekblue',
  'gold',
  'lime',
  'orange',
] as const;

/** A branch always has the same colour, for everybody, because the current branch must be seen at a glance. */
export function branchColour(branchId: string) {
  let hash = 0;
  for (const character of branchId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return COLOURS[hash % COLOURS.length] ?? 'blue';
}
