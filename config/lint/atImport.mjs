/** What only makes a value: nothing outside of the module can tell that it was called. */
const MAKERS = new Set([
  ...['createStore', 'derive', 'stored', 'cookie', 'userStore', 'media', 'database'],
  ...['createContext', 'lazy', 'memo', 'forwardRef', 'microActions'],
  ...['Symbol', 'String', 'Number', 'Boolean', 'encodeURIComponent'],
]);
const PURE_STATICS = new Set(['Object', 'Array', 'Math', 'String', 'Number']);
/** Methods that lists, maps and texts have; what their callbacks call is looked at as well. */
const PURE_METHODS = new Set([
  ...['map', 'flatMap', 'filter', 'find', 'reduce', 'some', 'every', 'includes', 'concat', 'slice', 'join', 'at'],
  ...['keys', 'values', 'entries', 'split', 'replace', 'replaceAll', 'toLowerCase', 'trim'],
]);
const CLASSES = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'RegExp', 'Error', 'Guard']);

/** Names of the browser whose value differs from document to document, or that act when they are touched. */
const BROWSER = new Set([
  ...['window', 'document', 'navigator', 'location', 'history', 'History', 'performance', 'crypto', 'self'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'setTimeout', 'setInterval', 'requestAnimationFrame'],
]);

const FUNCTION = /^(Arrow)?Function(Expression|Declaration)$/;
const isCallbackOfPure = (node) =>
  node.parent.type === 'CallExpression' &&
  node.parent.arguments.includes(node) &&
  node.parent.callee.type === 'MemberExpression' &&
  PURE_METHODS.has(node.parent.callee.property.name);

/** Whether a node is evaluated when its module is loaded, and not when somebody calls something. */
function runsAtImport(node) {
  for (let at = node; at.parent; at = at.parent) {
    if (FUNCTION.test(at.type) && !isCallbackOfPure(at)) return false;
    // An initial value of a class's field belongs to the making of an object.
    if (at.type === 'PropertyDefinition' && !at.static) return false;
    if (/^TS/.test(at.type) && !/^TS(As|Satisfies|NonNull)Expression$/.test(at.type)) return false;
  }
  return true;
}

function isPureCall({ callee }) {
  if (callee.type === 'Identifier') return MAKERS.has(callee.name);
  if (callee.type !== 'MemberExpression') return false;
  return PURE_STATICS.has(callee.object.name) || PURE_METHODS.has(callee.property.name);
}

const MESSAGE =
  'Nothing happens when a module of core or shell is loaded: begin it in start() or startConsole(), or with the first use.';

/** The order of imports must not be behaviour: modules declare, `start()` begins. */
export const noWorkAtImport = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (isPure) => (node) => {
      if (!isPure(node) && runsAtImport(node)) context.report({ node, message: MESSAGE });
    };
    return {
      CallExpression: check(isPureCall),
      NewExpression: check(({ callee }) => CLASSES.has(callee.name) || callee.object?.name === 'Intl'),
      AwaitExpression: check(() => false),
      AssignmentExpression: check(() => false),
      Program(program) {
        const scope = context.sourceCode.getScope(program);
        const global = [
          ...scope.through,
          ...scope.variables.filter(({ defs }) => defs.length === 0).flatMap((one) => one.references),
        ];
        for (const { identifier } of global)
          if (BROWSER.has(identifier.name) && runsAtImport(identifier))
            context.report({ node: identifier, message: MESSAGE });
      },
    };
  },
};
