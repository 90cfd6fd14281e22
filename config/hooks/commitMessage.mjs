import { readFileSync } from 'node:fs';

const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];
const HEADER = /^(?<type>[a-z]+)(\([a-z0-9][a-z0-9-/.,]*\))?!?: (?<subject>.+)$/;
/** What git writes itself. */
const BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!) /;
const MAX_HEADER = 100;

const linesOf = (text) =>
  text
    .split('\n# ------------------------ >8')[0]
    .split('\n')
    .filter((line) => !line.startsWith('#'));

/** What is wrong with a commit message, by Conventional Commits; nothing when it is right. */
export function faultOf(text) {
  const [header = '', second = ''] = linesOf(text.trimStart());
  if (BY_GIT.test(header)) return undefined;
  const { type, subject } = HEADER.exec(header)?.groups ?? {};
  if (!type || !subject)
    return `'${header}' does not read as 'type(scope): what changed', for example 'fix: keep the tab'.`;
  if (!TYPES.includes(type)) return `'${type}' is none of ${TYPES.join(', ')}.`;
  if (header.length > MAX_HEADER) return `The first line has ${header.length} characters; ${MAX_HEADER} fit.`;
  if (subject.endsWith('.')) return 'The first line ends without a full stop.';
  if (second.trim()) return 'The second line of a commit message stays empty.';
  return undefined;
}

/** Stops the commit when the message in the file is wrong. */
export function check(file) {
  const fault = faultOf(readFileSync(file, 'utf8'));
  if (!fault) return;
  console.error(`The commit message was refused. ${fault}`);
  process.exitCode = 1;
}
