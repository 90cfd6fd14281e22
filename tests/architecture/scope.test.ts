/*
 * Each query of the backend says whose rows it leaves: what `.where` is given was made by `within`, `ofParent` or
 * `global` (server/platform/scope.ts). drizzle takes any condition, so the types of the arguments are looked at here.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { files, isTest } from './repository';

const ROOT = join(__dirname, '../..');
const BRAND = '__@scoped@';
const PLANTED = join(ROOT, 'server/areas/account/handlers/planted.ts');

/** The backend's own statements in plain SQL, each of which names the parent whose rows it is about. */
const PLAIN = [
  'server/areas/goods/data/offers.ts',
  'server/areas/goods/data/settleStock.ts',
  'server/areas/goods/data/syncStock.ts',
  'server/areas/master-data/data/duplicates/mergeMasters.ts',
  'server/areas/master-data/data/duplicates/moveRows.ts',
  'server/areas/pricing/jobs/applyPrices.ts',
  'server/areas/promotion/data/computeActivity.ts',
  'server/areas/promotion/handlers/activities/scopeRows.ts',
  'server/areas/promotion/handlers/baskets/customers.ts',
  'server/areas/promotion/handlers/baskets/productChange.ts',
  'server/areas/promotion/handlers/conflicts/cover.ts',
  'server/areas/trade-fair/handlers/draws/groups.ts',
  'server/areas/trade-fair/handlers/draws/tickets.ts',
];

function optionsOf(): ts.CompilerOptions {
  const settings: { config?: unknown } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  return { ...ts.parseJsonConfigFileContent(settings.config, ts.sys, ROOT).options, noEmit: true, types: ['node'] };
}

/** The backend with a file more, which is nowhere on the disk. */
function programOf(planted: string) {
  const options = optionsOf();
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === PLANTED || fileExists(path);
  host.getSourceFile = (path, version, ...more) =>
    path === PLANTED ? ts.createSourceFile(path, planted, version, true) : getSourceFile(path, version, ...more);
  const own = files.filter((file) => file.startsWith('server/') && file.endsWith('.ts') && !isTest(file));
  return ts.createProgram([...own.map((file) => join(ROOT, file)), PLANTED], options, host);
}

const isBranded = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.every((one) => isBranded(checker, one))
    : checker.getPropertiesOfType(type).some(({ escapedName }) => String(escapedName).startsWith(BRAND));

/** What a method of drizzle is given as its condition; an index has one as well, and no rows. */
function conditionOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Expression | 'none' | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { name } = call.expression;
  if (name.text !== 'where' && name.text !== '$count') return undefined;
  const declared = checker.getSymbolAtLocation(name)?.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (!declared.includes('/drizzle-orm/') || declared.endsWith('/indexes.d.ts')) return undefined;
  if (name.text === 'where') return call.arguments[0] ?? 'none';
  // A whole query that is counted has its condition inside.
  const [counted, condition] = call.arguments;
  const isTable = counted && checker.getPropertyOfType(checker.getTypeAtLocation(counted), '$inferSelect');
  return isTable ? (condition ?? 'none') : undefined;
}

interface Finding {
  file: string;
  text: string;
}

function look(planted: string) {
  const program = programOf(planted);
  const checker = program.getTypeChecker();
  const unscoped: Finding[] = [];
  const plain = new Set<string>();
  let conditions = 0;
  for (const source of program.getSourceFiles()) {
    const file = relative(ROOT, source.fileName);
    if (!file.startsWith('server/') || source.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const condition = conditionOf(checker, node);
        if (condition !== undefined) conditions += 1;
        if (condition === 'none') unscoped.push({ file, text: '' });
        else if (condition && !isBranded(checker, checker.getTypeAtLocation(condition)))
          unscoped.push({ file, text: condition.getText() });
        if (file.startsWith('server/areas/') && /\.execute$/.test(node.expression.getText())) plain.add(file);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { conditions, unscoped, plain: [...plain].sort() };
}

const VIOLATIONS = `
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { user } from '../../../platform/schema/organisation';
import { type Viewer, within } from '../../../platform/scope';
export async function planted(db: Db, viewer: Viewer) {
  await db.select().from(user).where(eq(user.userId, 'plain'));
  await db.select().from(user).where(and(within(viewer, user), eq(user.userId, 'and')));
  await db.update(user).set({}).where(viewer.isTop ? within(viewer, user) : eq(user.userId, 'either'));
  await db.delete(user).where(within(viewer, user, eq(user.userId, 'good')));
  await db.$count(user, eq(user.userId, 'counted'));
}
`;

test('each query of the backend is scoped by type', () => {
  const { conditions, unscoped, plain } = look(VIOLATIONS);
  const planted = unscoped.filter(({ file }) => join(ROOT, file) === PLANTED);
  expect(planted.map(({ text }) => /'(\w+)'/.exec(text)?.[1])).toEqual(['plain', 'and', 'either', 'counted']);
  expect(unscoped.filter((one) => !planted.includes(one))).toEqual([]);
  expect(conditions).toBeGreaterThan(600);
  expect(plain).toEqual(PLAIN);
});
