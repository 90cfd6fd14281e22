import { join } from 'node:path/posix';
import ts from 'typescript';
import { isPublicPath } from '@/shell/routeTable';
import { files, isTest, read } from './repository';
import { textUse } from './textUse';

/** It brings the texts of the console along. */
const CONSOLE = 'src/shell/Console.tsx';

const addressOf = (page: string) => page.replace(/^src\/pages|(\/\$)?\.tsx$/g, '');
const isRoot = (file: string) =>
  /^src\/(app|access|loading)\.tsx?$/.test(file) || (file.startsWith('src/pages/') && isPublicPath(addressOf(file)));

function resolved(from: string, specifier: string) {
  const path = specifier.startsWith('@/') ? specifier.replace('@', 'src') : join(from, '..', specifier);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => files.includes(file));
}

/** What a module loads, at once or later, types left out. */
function importsOf(file: string): string[] {
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
  return found.flatMap((one) => resolved(file, one.slice(1, -1)) ?? []).filter((one) => one.startsWith('src/'));
}

/** Every module that is there without the console. */
function modulesOfEntry() {
  const reached = new Set<string>();
  const go = (file: string) => {
    if (reached.has(file) || file === CONSOLE) return;
    reached.add(file);
    importsOf(file).forEach(go);
  };
  files.filter((file) => isRoot(file) && !isTest(file)).forEach(go);
  return reached;
}

test('pages outside of the console ask for no text that comes with it', () => {
  const consoleTexts: object = jest.requireActual('../../locales/zh-CN/console').default;
  const modules = modulesOfEntry();
  expect([...modules]).toEqual(expect.arrayContaining(['src/features/sign-in/SignIn.tsx', 'src/core/http/call.ts']));
  const wrong = textUse()
    .filter(({ file }) => modules.has(file))
    .flatMap(({ file, literals }) => literals.filter((key) => key in consoleTexts).map((key) => `${file}: ${key}`));
  expect(wrong).toEqual([]);
});
