/** A rule that reports whatever the selector finds. */
export const forbid = (selector, message) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

const STATEMENT = /Statement$|Declaration$|^PropertyDefinition$|^Property$|^MethodDefinition$|^JSXAttribute$/;
const DIRECTIVE = /^\s*(oxlint|@ts-|prettier-ignore)/;

const enclosing = (node) => {
  let at = node;
  while (at.parent && !STATEMENT.test(at.type)) at = at.parent;
  return at;
};

const isReason = ({ value }) => !DIRECTIVE.test(value) && value.trim().split(/\s+/).length > 2;

/** A cast is a promise that the compiler cannot check: the line above it says why it holds. */
export const explainedCast = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    const explainedLines = new Set(
      sourceCode
        .getAllComments()
        .filter(isReason)
        .map((comment) => comment.loc.end.line + 1),
    );
    const check = (node) => {
      const operator = sourceCode.getTokenBefore(node.typeAnnotation);
      const lines = [node, enclosing(node), operator].map((one) => one.loc.start.line);
      if (!lines.some((line) => explainedLines.has(line)))
        context.report({ node, message: 'Say on the line above why this cast holds, or do without it.' });
    };
    return {
      'TSAsExpression:not([typeAnnotation.typeName.name="const"])': check,
      TSTypeAssertion: check,
    };
  },
};

export const explainedDisable = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*oxlint-disable/.test(comment.value) && !/ -- \S+ \S+/.test(comment.value))
          context.report({ loc: comment.loc, message: "Say why after ' -- '." });
    },
  }),
};

const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

const jsxLevel = (node) => {
  let level = 1;
  for (let at = node.parent; at && at.type !== 'JSXAttribute'; at = at.parent) if (isElement(at)) level += 1;
  return level;
};

/** Counted as a reader sees it: through maps and conditions, but not through attributes. */
export const jsxDepth = {
  meta: { type: 'suggestion', schema: [{ type: 'integer' }] },
  create(context) {
    const [max] = context.options;
    const check = (node) => {
      if (jsxLevel(node) === max + 1)
        context.report({ node, message: `More than ${max} levels of JSX: make a component of the inner part.` });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** The methods called one after the other on the result of a call, from it outwards. */
const chainAfter = (node) => {
  const names = [];
  for (let at = node; at.parent.type === 'MemberExpression' && at.parent.object === at; at = at.parent.parent) {
    names.push(at.parent.property.name);
    if (at.parent.parent.type !== 'CallExpression') break;
  }
  return names;
};

const calls = (method) => `CallExpression[callee.type="MemberExpression"][callee.property.name=/^${method}$/]`;

/**
 * Branch isolation is in the data layer: each query has a condition. That it says whose rows it leaves is found out by
 * types, in tests/architecture/scope.test.ts.
 */
export const scopedQuery = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Each query is limited by .where(within(…)), ofParent(…) or global(…).' });
    const needsWhere = (node) => {
      if (!chainAfter(node).includes('where')) refuse(node);
    };
    return {
      [`${calls('from')}:has(${calls('select.*')})`]: needsWhere,
      [`${calls('set')}:has(${calls('update')})`]: needsWhere,
    };
  },
};
