/* typescript-eslint's "strict", with types, as oxlint has it; what departs from it is said in createConfig.mjs. */

const PLAIN = [
  ...['no-duplicate-enum-values', 'no-dynamic-delete', 'no-empty-object-type', 'no-explicit-any'],
  ...['no-extra-non-null-assertion', 'no-extraneous-class', 'no-invalid-void-type', 'no-misused-new', 'no-namespace'],
  ...['no-non-null-asserted-nullish-coalescing', 'no-non-null-asserted-optional-chain', 'no-non-null-assertion'],
  ...['no-require-imports', 'no-this-alias', 'no-unnecessary-type-constraint', 'no-unsafe-declaration-merging'],
  ...['no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-as-const', 'prefer-literal-enum-member'],
  ...['prefer-namespace-keyword', 'triple-slash-reference', 'unified-signatures'],
];

/** Rules that need types, which the compiler gives. */
const TYPED = [
  ...['await-thenable', 'no-array-delete', 'no-base-to-string', 'no-deprecated', 'no-duplicate-type-constituents'],
  ...['no-floating-promises', 'no-for-in-array', 'no-generated-empty-object-type', 'no-implied-eval'],
  ...['no-meaningless-void-operator', 'no-misused-spread', 'no-mixed-enums', 'no-redundant-type-constituents'],
  ...['no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition', 'no-unnecessary-template-expression'],
  ...['no-unnecessary-type-arguments', 'no-unnecessary-type-assertion', 'no-unnecessary-type-conversion'],
  ...['no-unnecessary-type-parameters', 'no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call'],
  ...['no-unsafe-enum-comparison', 'no-unsafe-member-access', 'no-unsafe-return'],
  ...['no-unsafe-unary-minus', 'no-useless-default-assignment', 'only-throw-error', 'prefer-promise-reject-errors'],
  ...['prefer-reduce-type-parameter', 'prefer-return-this-type', 'related-getter-setter-pairs', 'require-await'],
  'use-unknown-in-catch-callback-variable',
];

/** Rules of the language itself that "strict" has as well. */
const LANGUAGE = [
  ...['no-array-constructor', 'no-unused-expressions', 'no-useless-constructor', 'prefer-rest-params', 'prefer-spread'],
];

const all = (names, prefix = '') => Object.fromEntries(names.map((name) => [prefix + name, 'error']));

export const strictRules = {
  ...all(LANGUAGE),
  ...all(PLAIN, 'typescript/'),
  ...all(TYPED, 'typescript/'),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};
