/*
 * `npm run new:screen -- --area goods --screen brands --object brand --url /item/brand --zh 品牌 --en Brand --es Marca
 * --ja ブランド` writes a list with a form on a table of its own, from the contract to the tests. What is not given is
 * asked for. What it writes is a beginning: the fields of the record are yours.
 */
import { Eta } from 'eta';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from '../setup/generate.mjs';
import { orExplain, ROOT } from '../setup/main.mjs';
import { Failure } from '../setup/failure.mjs';
import { run } from '../setup/run.mjs';
import { collectTexts } from '../setup/texts.mjs';
import { filesOf, read, write } from './files.mjs';
import { namesOf } from './names.mjs';
import { register } from './register.mjs';

const WORD = /^\S.*$/;
/** What is asked for, the form that it has to have, and an example. */
const QUESTIONS = {
  area: [/^[a-z]+(-[a-z]+)*$/, 'area, as in src/contract', 'goods'],
  screen: [/^[a-z]+(-[a-z]+)*$/, 'screen, in the plural: its folder and file in each tree', 'brands'],
  object: [/^[a-z][a-zA-Z0-9]*$/, 'one record of it', 'brand'],
  url: [/^(\/[a-zA-Z]\w*){2}$/, 'address; its menu is made where there is none', '/item/brand'],
  zh: [WORD, 'the record in Chinese', '品牌'],
  en: [WORD, 'in English', 'Brand'],
  es: [WORD, 'in Spanish', 'Marca'],
  ja: [WORD, 'in Japanese', 'ブランド'],
};

/** Templates by the file that each writes. */
const FILES = {
  contract: ({ area, screen }) => `src/contract/${area}/${screen}.ts`,
  schema: ({ area, screen }) => `server/areas/${area}/data/schema/${screen}.ts`,
  handlers: ({ area, screens }) => `server/areas/${area}/handlers/${screens}.ts`,
  examples: ({ screens }) => `mock/examples/${screens}.ts`,
  contractTest: ({ area, screens }) => `tests/contract/${area}/${screens}.test.ts`,
  fields: ({ area, screen, object }) => `src/areas/${area}/${screen}/${object}Fields.tsx`,
  List: ({ area, screen, Screen }) => `src/areas/${area}/${screen}/${Screen}.tsx`,
  Dialog: ({ area, screen, Object: name, can }) => can.form && `src/areas/${area}/${screen}/${name}Dialog.tsx`,
  screenTest: ({ area, screen, Screen }) => `src/areas/${area}/${screen}/${Screen}.test.tsx`,
  page: ({ url }) => `src/pages${url}/index.tsx`,
};

const USAGE = `npm run new:screen -- [options]: writes a list with a form on a table of its own. What is not given is asked for:
${Object.entries(QUESTIONS)
  .map(([name, [, meaning, example]]) => `  --${name}: ${meaning}, such as ${example}`)
  .join('\n')}`;

function parsed(options) {
  try {
    return parseArgs({ options });
  } catch (error) {
    // It names the option that there is not.
    throw new Failure(`${error.message}\n${USAGE}`);
  }
}

async function answers() {
  const options = Object.fromEntries(Object.keys(QUESTIONS).map((name) => [name, { type: 'string' }]));
  const { values } = parsed({ ...options, help: { type: 'boolean' } });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const [name, [form, meaning, example]] of Object.entries(QUESTIONS)) {
      while (!form.test(values[name] ?? '')) {
        if (!process.stdin.isTTY) throw new Failure(`--${name} is missing or wrong: ${meaning}, such as ${example}.`);
        values[name] = await terminal.question(`${name} (${meaning}, such as ${example}): `);
      }
    }
  } finally {
    terminal.close();
  }
  return values;
}

function written(names) {
  const eta = new Eta({ autoEscape: false, autoTrim: ['nl', false] });
  const draw = (template, more = {}) =>
    eta.renderString(readFileSync(fileURLToPath(new URL(`templates/${template}.eta`, import.meta.url)), 'utf8'), {
      ...names,
      ...more,
    });
  const files = Object.entries(FILES)
    .map(([name, path]) => [name, path(names)])
    .filter(([, path]) => path)
    .map(([name, path]) => [path, draw(name + extname(path))]);
  const texts = Object.entries(names.texts).map(([language, t]) => [
    `locales/${language}/${names.area}/${names.screen}.ts`,
    draw('texts.ts', { t }),
  ]);
  return [...files, ...texts];
}

const tool = (args, doing) =>
  run({ doing, done: `${doing}: done.`, failed: `${doing}: failed; why stands above.`, args, cwd: ROOT });

async function main() {
  const names = namesOf(await answers(), ROOT, filesOf(ROOT));
  if (!existsSync(join(ROOT, 'server/areas', names.area)))
    throw new Failure(`There is no server/areas/${names.area}; docs/cheatsheet.md says how an area is added.`);
  const files = written(names);
  const taken = filesOf(ROOT).find(
    (file) => /\/schema\/.*\.ts$/.test(file) && read(ROOT, file).includes(`'${names.table}',`),
  );
  if (taken) throw new Failure(`Nothing was written, for ${taken} has a table ${names.table}; choose another object.`);
  const present = files.map(([path]) => path).filter((path) => existsSync(join(ROOT, path)));
  if (present.length > 0) throw new Failure(`Nothing was written, for there is already ${present.join(', ')}.`);
  for (const [path, content] of files) write(ROOT, path, content);
  const changed = register(ROOT, names);
  const touched = [...files.map(([path]) => path), ...changed];
  await tool(['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...touched], 'Formatting');
  collectTexts(ROOT);
  await generate(ROOT);
  const printed = await tool(
    ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config', 'config/drizzle.config.ts', '--name', names.table],
    'Writing the migration',
  );
  // It exits with 0 even after a question that nobody could answer.
  if (!/Your SQL migration/.test(printed)) throw new Failure(`The migration was not written:\n${printed}`);
  await import('../setup/lastSnapshot.mjs');
  guardRows(names.table);
  console.log(`Written:\n${files.map(([path]) => `  ${path}`).join('\n')}`);
  console.log(`Made known in:\n${changed.map((path) => `  ${path}`).join('\n')}`);
  console.log(
    'Next: the fields of the record in contract, schema and fields, what it is in docs/domain; then `npm run check`.',
  );
}

/** The policy of the new table (docs/adr/0031-rows-have-a-second-guard.md) goes with it. */
function guardRows(table) {
  const file = filesOf(ROOT)
    .filter((one) => one.endsWith(`_${table}.sql`))
    .at(-1);
  write(ROOT, file, `${read(ROOT, file)}--> statement-breakpoint\nselect guard_rows('${table}');\n`);
}

await orExplain(main);
