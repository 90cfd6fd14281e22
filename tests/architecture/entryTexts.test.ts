import { join } from 'node:path/posix';
import ts from 'typescript';
import { isPublicPath } from '@/shell/addresses/routeTable';
import { catalogue as load, textsOf } from '../support/texts';
import { files, isTest, read } from './repository';
import { textUse } from './textUse';

/** They bring the texts of the console along, and are loaded together. */
const CONSOLE = ['src/shell/Console.tsx', 'src/shell/startConsole.ts'];

const addressOf = (page: string) => page.replace(/^src\/pages|(\/\$)?\.tsx$/g, '');
const isRoot = (file: string) =>
  /^src\/(app|access|loading)\.tsx?$/.test(file) || (file.startsWith('src/pages/') && isPublicPath(addressOf(file)));

function resolved(from: string, specifier: string) {
  const path = /^@(kit)?\//.test(specifier)
    ? specifier.replace(/^@\//, 'src/').replace(/^@kit\//, 'kit/')
    : join(from, '..', specifier);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.includes(file));
}

function readImports(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      found.push(node.moduleSpecifier.getText());
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) found.push(node.moduleSpecifier.getText());
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...node.arguments.filter(ts.isStringLiteral).map((one) => one.getText()));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.flatMap((one) => resolved(file, one.slice(1, -1)) ?? []).filter((one) => /^(src|kit)\//.test(one));
}

const known = new Map<string, readonly string[]>();

/** What a module loads, at once or later, types left out. */
function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

/** Every module that these bring along, the console itself left out. */
function modulesOf(roots: readonly string[]) {
  const reached = new Set<string>();
  const go = (file: string) => {
    if (reached.has(file) || CONSOLE.includes(file)) return;
    reached.add(file);
    importsOf(file).forEach(go);
  };
  roots.forEach(go);
  return reached;
}

const use = textUse();
const catalogue = (name: string) => load('zh-CN', name);
const all = textsOf('zh-CN');
const missing = (modules: ReadonlySet<string>, ...catalogues: readonly object[]) =>
  use
    .filter(({ file }) => modules.has(file))
    .flatMap(({ file, literals }) => literals.filter((key) => key in all).map((key) => [file, key]))
    .filter(([, key]) => !catalogues.some((texts) => key! in texts));

/** The names in `withTexts([…], Screen)`, and those beside the fields of the records that the operation log shows. */
const namedIn = (file: string) =>
  [...read(file).matchAll(/(?:withTexts\(\s*\[|\bdescribed\()([^\])]*)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
  );

test('pages outside of the console ask for no text that comes with it', () => {
  const modules = modulesOf(files.filter((file) => isRoot(file) && !isTest(file)));
  expect([...modules]).toEqual(
    expect.arrayContaining(['src/areas/account/sign-in/SignIn.tsx', 'src/core/http/call.ts']),
  );
  // A page without a sign-in may bring texts of its own as well.
  const own = [...modules].flatMap(namedIn).map((name) => catalogue(name));
  expect(missing(modules, catalogue('entry'), ...own)).toEqual([]);
});

test('the frame of the console asks for no text that it does not load', () => {
  const modules = modulesOf(CONSOLE.flatMap(importsOf));
  expect([...modules]).toEqual(expect.arrayContaining(['src/shell/tabs/TagsBar.tsx']));
  const own = [...modules].flatMap(namedIn).map((name) => catalogue(name));
  expect(missing(modules, catalogue('entry'), catalogue('frame'), ...own)).toEqual([]);
});

const pages = files.filter((file) => file.startsWith('src/pages/') && !isRoot(file));

test.each(pages)('%s asks for no text that it does not load', (page) => {
  const modules = modulesOf([page]);
  const own = [...modules].flatMap(namedIn).map((name) => catalogue(name));
  expect(missing(modules, catalogue('entry'), catalogue('frame'), ...own)).toEqual([]);
});
