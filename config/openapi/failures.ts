import { join } from 'node:path';
import ts from 'typescript';
import { ERROR } from '../../src/contract/error-codes';

const ROOT = join(import.meta.dirname, '../..');
const COMPOSITION = join(ROOT, 'server/compose.ts');
const CODES = join(ROOT, 'src/contract/error-codes.ts');

export type ErrorName = keyof typeof ERROR;
const isErrorName = (name: string): name is ErrorName => Object.hasOwn(ERROR, name);

/** The backend's sources: read and bound, not checked. */
function backend() {
  const settings: { config?: unknown } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, ROOT);
  return ts.createProgram([COMPOSITION], { ...options, noEmit: true, types: [] });
}

/** The declarations of ours behind a symbol; one of a library, of a type or of the list of codes has none. */
function declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined) {
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target?.declarations ?? []).filter((node) => {
    const { fileName, isDeclarationFile } = node.getSourceFile();
    return !isDeclarationFile && fileName !== CODES && !fileName.includes('/node_modules/');
  });
}

const declarations = (checker: ts.TypeChecker, name: ts.Node) =>
  declarationsOf(checker, checker.getSymbolAtLocation(name));

/** What a member of a constant object is; none where the object is not written out. Types are never worked out. */
function members(checker: ts.TypeChecker, owner: ts.Expression, key: string) {
  if (!ts.isIdentifier(owner)) return [];
  const objects = declarations(checker, owner).flatMap((one) => {
    const initializer = ts.isVariableDeclaration(one) ? one.initializer : undefined;
    return initializer && ts.isObjectLiteralExpression(initializer) ? [initializer] : [];
  });
  return objects.flatMap(({ properties }) =>
    properties.filter(({ name }) => name && ts.isIdentifier(name) && name.text === key),
  );
}

/** What a piece of code names itself: members of ERROR, and other code that it may run. */
function look(checker: ts.TypeChecker, start: ts.Node) {
  const errors: ErrorName[] = [];
  const next: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (
      ts.isBindingElement(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isPropertyAssignment(node)
    ) {
      // Their names are new ones; to look them up would need types.
      if (node.initializer) visit(node.initializer);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      if (ts.isIdentifier(expression) && expression.text === 'ERROR' && isErrorName(name.text)) errors.push(name.text);
      // A member that is known stands for itself; the object around it may hold much that is not run here.
      const known = members(checker, expression, name.text);
      next.push(...known);
      if (known.length === 0) visit(expression);
    } else if (ts.isShorthandPropertyAssignment(node))
      next.push(...declarationsOf(checker, checker.getShorthandAssignmentValueSymbol(node)));
    else if (ts.isIdentifier(node)) next.push(...declarations(checker, node));
    else ts.forEachChild(node, visit);
  };
  visit(start);
  return { errors, next };
}

/** By the declaration of a slot, what the composition fills into it: whoever asks the slot may run all of that. */
function fillings(program: ts.Program, checker: ts.TypeChecker) {
  const found = new Map<ts.Node, readonly ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'fill'
    )
      for (const owner of declarations(checker, node.expression.expression)) found.set(owner, [...node.arguments]);
    else ts.forEachChild(node, visit);
  };
  const composition = program.getSourceFile(COMPOSITION);
  if (composition) visit(composition);
  return found;
}

interface Reading {
  checker: ts.TypeChecker;
  filled: ReturnType<typeof fillings>;
  memory: Map<ts.Node, ReturnType<typeof look>>;
}

/** The errors that a piece of code can reach, however far away; one that is tested for and not thrown counts too. */
function reachable({ checker, filled, memory }: Reading, starts: readonly ts.Node[]) {
  const found = new Set<ErrorName>();
  const done = new Set<ts.Node>();
  const waiting = [...starts];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (done.has(node)) continue;
    done.add(node);
    const seen = memory.get(node) ?? look(checker, node);
    memory.set(node, seen);
    for (const name of seen.errors) found.add(name);
    waiting.push(...seen.next, ...(filled.get(node) ?? []));
  }
  return found;
}

/** Every `implement(service, handlers)` of the backend. */
function bindings(program: ts.Program) {
  const found: { service: ts.Identifier; handlers: ts.ObjectLiteralExpression }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'implement') {
      const [service, handlers] = node.arguments;
      if (service && handlers && ts.isIdentifier(service) && ts.isObjectLiteralExpression(handlers))
        found.push({ service, handlers });
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(join(ROOT, 'server/'))) visit(file);
  return found;
}

/** By the name of a call, the errors that its handler and the rules of its input can reach. */
export function failuresOfHandlers(names: readonly string[]): Map<string, readonly ErrorName[]> {
  const program = backend();
  const checker = program.getTypeChecker();
  const reading: Reading = { checker, filled: fillings(program, checker), memory: new Map() };
  const bound = new Map(bindings(program).map((one) => [one.service.text, one]));
  return new Map(
    names.map((name) => {
      const [service = '', key = ''] = name.split('.');
      const binding = bound.get(service);
      if (!binding) throw new Error(`${name} is bound by no implement().`);
      const { properties } = binding.handlers;
      const own = properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === key);
      const handler = own ? [own] : properties.filter(ts.isSpreadAssignment);
      const endpoint = members(checker, binding.service, key);
      const rules = endpoint.length > 0 ? endpoint : [binding.service];
      return [name, [...reachable(reading, [...handler, ...rules])].sort((a, b) => ERROR[a] - ERROR[b])];
    }),
  );
}
