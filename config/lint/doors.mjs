const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

const importedNames = ({ specifiers }) =>
  specifiers
    .filter((one) => one.importKind !== 'type')
    .map((one) => [one, one.imported?.name ?? one.local?.name ?? '*']);

const globalReferences = (scope, names) => [
  ...scope.through.filter(({ identifier }) => names.has(identifier.name)),
  ...scope.variables.filter(({ name, defs }) => names.has(name) && defs.length === 0).flatMap((one) => one.references),
];

/**
 * Some abilities have one place in the code. A door names the globals, imports (`{ module: names }`, or '*' for the
 * whole module) and syntax that stand for the ability; whoever is not the place goes through it.
 */
const door = ({ globals = [], imports = {}, selectors = [], message }) => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const names = new Set(globals);
    const report = (node) => context.report({ node, message });
    const checkImport = (node) => {
      const refused = imports[node.source?.value];
      if (!refused || node.importKind === 'type' || node.exportKind === 'type') return;
      if (refused === '*') return report(node);
      for (const [specifier, name] of importedNames(node)) if (refused.includes(name)) report(specifier);
    };
    return {
      Program(node) {
        for (const { identifier } of globalReferences(context.sourceCode.getScope(node), names))
          if (identifier.parent.type !== 'TSTypeQuery') report(identifier);
      },
      MemberExpression(node) {
        if (GLOBAL_OBJECTS.has(node.object.name) && names.has(node.property.name)) report(node);
      },
      ImportDeclaration: checkImport,
      ExportNamedDeclaration: checkImport,
      ImportExpression(node) {
        if (imports[node.source.value] === '*') report(node);
      },
      ...Object.fromEntries(selectors.map((selector) => [selector, report])),
    };
  },
});

const UMI = ['@umijs/max', 'umi'];
const fromUmi = (names) => Object.fromEntries(UMI.map((module) => [module, names]));

const SILENT_CALL = 'CallExpression[callee.name="call"] > ObjectExpression:has(> Property[key.name="silent"])';

export const doors = {
  'http-door': door({
    globals: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
    imports: { ...fromUmi(['request', 'useRequest']), axios: '*' },
    message: 'Only src/core/http speaks to the network: use call(endpoint, input).',
  }),
  'storage-door': door({
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    imports: { 'js-cookie': '*', idb: '*' },
    selectors: ['MemberExpression[object.name="document"][property.name="cookie"]'],
    message: 'Only src/core/storage touches what the browser keeps: storage may be full, broken or forbidden.',
  }),
  'texts-door': door({
    imports: {
      ...fromUmi(['useIntl', 'getIntl', 'formatMessage', 'FormattedMessage', 'injectIntl', 'addLocale', 'setLocale']),
      'react-intl': '*',
    },
    message: 'Only src/core/i18n speaks to the locale plugin: use <T id="…" /> or text(…), which know the keys.',
  }),
  'navigation-door': door({
    imports: fromUmi(['useNavigate', 'Navigate']),
    selectors: [
      'CallExpression > MemberExpression.callee[object.name="history"][property.name=/^(push|replace|go|back|forward)$/]',
      'CallExpression > MemberExpression.callee[object.property.name="history"][property.name=/^(push|replace|go|back|forward)$/]',
      'CallExpression > MemberExpression.callee[object.name="location"][property.name=/^(assign|replace)$/]',
      'CallExpression > MemberExpression.callee[object.property.name="location"][property.name=/^(assign|replace)$/]',
      'AssignmentExpression > MemberExpression.left[object.name="location"][property.name="href"]',
      'AssignmentExpression > MemberExpression.left[object.property.name="location"][property.name="href"]',
      'AssignmentExpression > MemberExpression.left[object.name="window"][property.name="location"]',
      'CallExpression > MemberExpression.callee[object.name="window"][property.name="open"]',
    ],
    message: 'Only src/core/navigation and src/shell change the address: an unchecked address can run script.',
  }),
  'no-static-feedback': door({
    imports: { antd: ['message', 'notification'] },
    selectors: [
      'CallExpression > MemberExpression.callee[object.name="Modal"][property.name=/^(confirm|info|success|warning|warn|error)$/]',
    ],
    message: 'Static feedback of antd ignores theme and language: use App.useApp().',
  }),
  'dialog-door': door({
    imports: { antd: ['Modal'] },
    selectors: [
      'CallExpression[callee.object.name="modal"][callee.property.name=/^(confirm|info|success|warning|error)$/] > ObjectExpression:not(:has(> Property[key.name="keyboard"]))',
    ],
    message: 'A dialog closes by its buttons alone: use Dialog of src/ui, and `keyboard: false` for a question.',
  }),
  'group-name': door({
    selectors: [
      'JSXOpeningElement[name.object.name=/^(Radio|Checkbox)$/][name.property.name="Group"]:not(:has(> JSXAttribute[name.name=/^aria-label(ledby)?$/]))',
    ],
    message: 'No label element can name a group: use RadioChoice or BoxChoice of src/ui, or say its name.',
  }),
  'said-failure': door({
    selectors: [
      `ObjectExpression:not(:has(> Property[key.name="reason"])) > Property[key.name="onAction"] ${SILENT_CALL}`,
      `JSXOpeningElement:not(:has(> JSXAttribute[name.name="reason"])) > JSXAttribute[name.name="onAction"] ${SILENT_CALL}`,
    ],
    message: 'Nobody says what a silent call of an action fails of: leave out `silent` where no reason is asked for.',
  }),
};
