/* Every part of screens has an example in the gallery of the demo pages (docs/console.md#demo-pages). */
import ts from 'typescript';
import { files, isTest, read } from './repository';

const PART = /^(kit|src\/ui)\/.*\.tsx$/;
const GALLERY = /^src\/areas\/demo\/.*\.tsx$/;

const parse = (file: string) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) || name === 'T';
const isExported = (node: ts.HasModifiers) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The components that a file exports. */
function partsOf(file: string) {
  const names: string[] = [];
  for (const node of parse(file).statements) {
    if (ts.isFunctionDeclaration(node) && isExported(node) && node.name) names.push(node.name.text);
    if (ts.isVariableStatement(node) && isExported(node))
      names.push(...node.declarationList.declarations.map(({ name }) => name.getText()));
  }
  return names.filter(isComponent);
}

/** What a part can be told that makes it look otherwise. */
const STATES = /^(disabled|readOnly|loading|hasFailed|rows|emptyText|emptyAction)$/;

/** The states that a file's properties name, of a part that takes them itself. */
function statesOf(file: string) {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && STATES.test(node.name.getText())) found.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  for (const node of parse(file).statements)
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Props') visit(node);
  return [...found];
}

/** The attributes of the elements of a file, by the module and name of each. */
function attributesOf(file: string) {
  const source = parse(file);
  const from = new Map<string, string>();
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.namedBindings)
      if (ts.isNamedImports(node.importClause.namedBindings))
        for (const { name } of node.importClause.namedBindings.elements)
          from.set(name.text, node.moduleSpecifier.getText().slice(1, -1));
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      for (const one of node.attributes.properties)
        // `disabled={false}` shows nothing of it.
        if (ts.isJsxAttribute(one) && one.initializer?.getText() !== '{false}')
          found.push(`${from.get(node.tagName.getText()) ?? ''} ${node.tagName.getText()} ${one.name.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The elements of a file, and the modules that their names come from. */
function elementsOf(file: string) {
  const source = parse(file);
  const from = new Map<string, string>();
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.namedBindings)
      for (const { name } of ts.isNamedImports(node.importClause.namedBindings)
        ? node.importClause.namedBindings.elements
        : [])
        from.set(name.text, node.moduleSpecifier.getText().slice(1, -1));
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) used.add(node.tagName.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].map((name) => `${from.get(name) ?? ''} ${name}`);
}

const moduleOf = (file: string) =>
  file
    .replace(/\.tsx$/, '')
    .replace(/^kit\//, '@kit/')
    .replace(/^src\//, '@/');

const parts = files
  .filter((file) => PART.test(file) && !isTest(file))
  .flatMap((file) => partsOf(file).map((name) => ({ name, key: `${moduleOf(file)} ${name}` })));
const shown = new Set(files.filter((file) => GALLERY.test(file) && !isTest(file)).flatMap(elementsOf));

/** The same component under the name by which the console has it. */
const ELSEWHERE: Readonly<Record<string, string>> = { '@kit/text T': '@/core/i18n T' };

test('the parts are found', () => {
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ActionButton', 'CrudTable', 'Chart', 'Standin', 'PhoneUpload', 'Wide']),
  );
  expect(parts.length).toBeGreaterThan(35);
});

test('each of them has an example', () => {
  expect(parts.map(({ key }) => key).filter((key) => !shown.has(ELSEWHERE[key] ?? key))).toEqual([]);
});

test('each state of a part has one: locked, empty, on its way, failed', () => {
  const gallery = new Set(files.filter((file) => GALLERY.test(file) && !isTest(file)).flatMap(attributesOf));
  const states = files
    .filter((file) => PART.test(file) && !isTest(file))
    .flatMap((file) => {
      const [name] = partsOf(file);
      return name && partsOf(file).length === 1
        ? statesOf(file).map((state) => `${moduleOf(file)} ${name} ${state}`)
        : [];
    });
  expect(states.length).toBeGreaterThan(5);
  expect(states.filter((state) => !gallery.has(state))).toEqual([]);
});

test('each kind of field has one', () => {
  const kinds = [...read('kit/fields/fieldTypes.tsx').matchAll(/^ {2}(\w+): (?:fieldType|plain|figure|<T)/gm)].map(
    ([, kind]) => kind,
  );
  expect(kinds.length).toBeGreaterThan(12);
  const sample = read('src/areas/demo/gallery/sample.ts');
  expect(kinds.filter((kind) => !sample.includes(`f.${kind}(`))).toEqual([]);
});
