import { basename, relative } from 'node:path';

/**
 * Words that have meant several things here, or something that readers call otherwise, and what to write instead
 * (docs/glossary.md). They are looked for in declared names and in names of files, as whole words: `placeOf` has
 * "place", `replaced` has not.
 */
const REFUSED = [
  ['place', 'position, index, address or target'],
  ['places', 'positions, indices or decimals'],
  ['words', 'text, label, summary or formatter'],
  ['letter', 'outbox item or invitation'],
  ['letters', 'outbox items or invitations'],
  ['clash', 'conflict'],
  ['rescue', 'restore'],
  ['reveal', 'invalidate'],
  ['job', 'task or dialog'],
  ['jobs', 'tasks or dialogs'],
  ['sight', 'visibility or effective permissions'],
  ['lite', 'pglite'],
  ['gathered', 'batch'],
  ['turn', 'advisory lock, rate limit or order'],
  ['does', 'the verb alone'],
  ['go on', 'continue or resume'],
  ['take up', 'accept or invalidate'],
  ['exhibit', 'fair'],
  ['sale show', 'fair'],
  ['arrival', 'check-in'],
];

/** As a whole name these say nothing; as one word of it they may. */
const REFUSED_WHOLE = new Map([
  ['Part', 'what it is a part of'],
  ['Place', 'what stands there'],
  ['Words', 'what is said'],
]);

/** Names that begin so: `heldFair` was a row that is locked, `heldButtons` one that is granted. */
const REFUSED_START = [[/^held[A-Z]/, 'locked, granted or active']];

const EXPORTS = 'an export, as the given calls name it';
const JOBS = 'background work of the server, which administrators watch';

/** Where a refused word is the right one: in files or names like these. */
const ALLOWED = [
  {
    words: ['job', 'jobs'],
    files: /^(server|tests|mock|config)\//,
    why: 'background work, which the server alone has',
  },
  { words: ['job'], names: /^(jobNos?|\w*Export_?Job\w*)$/, why: EXPORTS },
  { words: ['job', 'jobs'], files: /^src\/(areas\/tasks\/exports\/|contract\/tasks\/exports\.)/, why: EXPORTS },
  {
    words: ['job', 'jobs'],
    files: /^src\/(areas\/system\/operation-log\/logNames|contract\/(tasks\/jobs|index))\./,
    why: JOBS,
  },
  { words: ['job', 'jobs'], files: /^src\/shell\/top-bar\/ExportRing\.tsx$/, why: EXPORTS },
  { words: ['job'], names: /^(JobBanner|JOB_BANNER)$/, why: 'vacancies, of which the banner tells' },
  { words: ['sale show'], files: /^src\/contract\/buttons\.ts$/, why: 'button codes, which are given' },
  { words: ['reveal'], names: /^(canReveal|reveal|revealSeed|revealTime)$/, why: 'commit and reveal, of a seed' },
  { words: ['letter'], files: /\/(cells|pinyinIndex)\.ts$/, why: 'of the alphabet' },
  { words: ['letter'], names: /[fF]irstLetter$/, why: 'of the alphabet, under which a brand is found' },
  { words: ['letters'], files: /\/(cells|newPassword|pinyinIndex|searchIndex|fairTrade)\.ts$/, why: 'of the alphabet' },
  { words: ['letters'], files: /^src\/core\/storage\/outbox\.ts$/, why: 'a store that browsers hold already' },
  { words: ['words'], files: /^src\/areas\/account\/documentation\//, why: 'words that are searched for' },
  { words: ['words'], names: /^hotWords$/, why: 'words that customers search for, a field of a component' },
  { words: ['words'], files: /^config\/lint\/words\.mjs$/, why: 'words of a name' },
];

const isAllowed = (word, name, file) =>
  ALLOWED.some(({ words, names = /^/, files = /^/ }) => words.includes(word) && names.test(name) && files.test(file));

const segmentsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((segment) => segment.toLowerCase());

/** The refused word in a name, and what to write instead. */
function refusedIn(name, file) {
  if (REFUSED_WHOLE.has(name)) return [name, REFUSED_WHOLE.get(name)];
  const start = REFUSED_START.find(([pattern]) => pattern.test(name));
  if (start) return ['held', start[1]];
  const spaced = ` ${segmentsOf(name).join(' ')} `;
  return REFUSED.find(([word]) => spaced.includes(` ${word} `) && !isAllowed(word, name, file));
}

const KEYS =
  ':matches(TSPropertySignature, TSMethodSignature, PropertyDefinition, MethodDefinition, ObjectExpression > Property)';

/** Names that this file gives to its variables, functions, types and fields; what it imports was named elsewhere. */
export const refusedWords = {
  meta: { type: 'suggestion', schema: [{ type: 'object', properties: { root: { type: 'string' } } }] },
  create(context) {
    const file = relative(context.options[0].root, context.filename).replaceAll('\\', '/');
    const check = (node, name) => {
      const found = refusedIn(name, file);
      if (!found) return;
      const [word, instead] = found;
      context.report({ node, message: `No "${word}" in names: write ${instead} (docs/glossary.md).` });
    };
    return {
      Program: (node) => check(node, basename(file).split('.')[0]),
      'Program:exit'() {
        for (const { variables } of context.sourceCode.scopeManager.scopes)
          for (const { defs } of variables)
            for (const { type, name } of defs) if (type !== 'ImportBinding') check(name, name.name ?? name.value);
      },
      [`${KEYS}[computed=false] > Identifier.key`]: (node) => check(node, node.name),
    };
  },
};
