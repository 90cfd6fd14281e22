import ts from 'typescript';
import { files, isTest, read } from './repository';

const COMPONENT = /^(src|kit|micro-pms)\/.*\.tsx?$/;

/** The members of each constant object of the contract, by its name. */
export type CodeTables = ReadonlyMap<string, readonly string[]>;

function codeTables(): CodeTables {
  const tables = new Map<string, readonly string[]>();
  for (const file of files.filter((one) => /^src\/contract\/.*\.ts$/.test(one))) {
    const module: Record<string, unknown> = jest.requireActual(`../../${file.replace(/\.ts$/, '')}`);
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'object' && value !== null) tables.set(name, Object.keys(value));
  }
  return tables;
}

const propertiesOf = (node: ts.Node | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter((one) => one.name !== undefined) : [];
const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText().replace(/['"]/g, '') ?? '';

/** `fieldsOf<T>()('prefix', { field: … })` labels each field `prefix.field`. */
function labels({ expression, arguments: [prefix, dictionary] }: ts.CallExpression) {
  if (!prefix || !ts.isStringLiteral(prefix) || !/^fieldsOf\b/.test(expression.getText())) return [];
  return propertiesOf(dictionary).map((property) => `${prefix.text}.${nameOf(property)}`);
}

/** `codeTable('prefix', TABLE)` labels each member of the table `prefix.member`, wherever the table is written. */
function members({ expression, arguments: [prefix, codes] }: ts.CallExpression, tables: CodeTables) {
  if (!prefix || !ts.isStringLiteral(prefix) || !/^codeTable\b/.test(expression.getText())) return [];
  const written = codes && ts.isSatisfiesExpression(codes) ? codes.expression : codes;
  const own = propertiesOf(written).map(nameOf);
  return [...own, ...(tables.get(codes?.getText() ?? '') ?? [])].map((member) => `${prefix.text}.${member}`);
}

/** Where a text is asked for by its key, and the key must exist. */
function askedFor(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && /^(text|translate)$/.test(node.expression.getText())) {
    const [key] = node.arguments;
    return key && ts.isStringLiteral(key) ? [key.text] : [];
  }
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'id' || !node.initializer) return [];
  const element = node.parent.parent;
  const isText = ts.isJsxOpeningLikeElement(element) && element.tagName.getText() === 'T';
  return isText && ts.isStringLiteral(node.initializer) ? [node.initializer.text] : [];
}

/** Every string that may be a key, and those that certainly are one. */
export interface TextUse {
  literals: readonly string[];
  asked: readonly string[];
}

/** Keys are literals, so an unused key is one that no literal equals; the kit builds labels from two literals. */
export function useIn(source: string, tables: CodeTables): TextUse {
  const literals: string[] = [];
  const asked: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    const built = ts.isCallExpression(node) ? [...labels(node), ...members(node, tables)] : [];
    literals.push(...built);
    asked.push(...built, ...askedFor(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true));
  return { literals, asked };
}

/** The keys that the sources use, file by file. */
export function textUse() {
  const tables = codeTables();
  return files
    .filter((file) => COMPONENT.test(file) && !isTest(file))
    .map((file) => ({ file, ...useIn(read(file), tables) }));
}
