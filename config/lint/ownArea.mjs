const AREAS = '/src/areas/';
const areaOf = (path) => path.split(AREAS).at(-1).split('/')[0];

/** Inside of its area a file names another by the way to it: what is written `@/` is of a lower layer. */
export const relativeInArea = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = `@/areas/${areaOf(context.filename)}/`;
    const check = ({ source }) => {
      if (typeof source?.value === 'string' && source.value.startsWith(own))
        context.report({ node: source, message: 'Inside of its area a file imports by a relative path.' });
    };
    return Object.fromEntries(
      ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'].map(
        (type) => [type, check],
      ),
    );
  },
};
