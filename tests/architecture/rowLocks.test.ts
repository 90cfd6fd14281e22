/*
 * Whoever locks several rows locks them in one order, that of their key: two who want the same rows then wait for each
 * other one after the other, and never in a circle. A query that locks is one of one row, says its order, or passes over
 * what others hold.
 */
import ts from 'typescript';
import { files, isTest, read } from './repository';

const isLock = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'for' &&
  node.arguments.length > 0;

/** The text of a query, with what the same file says of the constant that it goes on from. */
function queryOf({ expression }: ts.CallExpression, source: ts.SourceFile) {
  const text = expression.getText();
  const [base = ''] = /^\w+/.exec(text) ?? [];
  let before = '';
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === base) before += node.initializer?.getText() ?? '';
    ts.forEachChild(node, visit);
  };
  visit(source);
  return before + text;
}

/** `const [row] = …` takes one row; a query whose rows nobody reads names one by its key. */
function takesOne(lock: ts.CallExpression) {
  let { parent }: ts.Node = lock;
  while (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent))
    parent = parent.parent;
  if (ts.isExpressionStatement(parent)) return !/inArray|isNamed|any\(/.test(lock.getText());
  return ts.isVariableDeclaration(parent) && ts.isArrayBindingPattern(parent.name) && parent.name.elements.length === 1;
}

/** Where a file locks rows in no order. */
function unordered(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isLock(node)) {
      const skips = node.arguments[1]?.getText().includes('skipLocked') ?? false;
      const isOrdered = queryOf(node, source).includes('.orderBy(');
      if (!skips && !isOrdered && !takesOne(node))
        found.push(`${file}:${source.getLineAndCharacterOfPosition(node.end).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const backend = files.filter((file) => file.startsWith('server/') && file.endsWith('.ts') && !isTest(file));

test('rows are locked in an order', () => {
  expect(backend.flatMap((file) => unordered(file, read(file)))).toEqual([]);
});

test.each([
  `const rows = await db.select().from(entry).where(ofParent(entry.entryId, ids)).for('update');`,
  `const query = db.select().from(entry).where(own); const rows = isLocked ? await query.for('update') : await query;`,
  `await db.select().from(entry).where(global('joined', inArray(entry.entryId, ids))).for('no key update');`,
  `return db.select().from(entry).where(own).for('update', { of: entry });`,
])('refused: %s', (text) => {
  expect(unordered('planted.ts', text)).toHaveLength(1);
});

test.each([
  `const [row] = await db.select().from(entry).where(own).for('update');`,
  `const rows = await db.select().from(entry).where(own).orderBy(entry.entryId).for('update');`,
  `const query = db.select().from(entry).orderBy(entry.entryId); const rows = await query.for('share');`,
  `const rows = await db.select().from(entry).where(own).for('update', { skipLocked: true });`,
])('let through: %s', (text) => {
  expect(unordered('planted.ts', text)).toEqual([]);
});
