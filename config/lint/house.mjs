import { noWorkAtImport } from './atImport.mjs';
import { doors } from './doors.mjs';
import { relativeInArea } from './ownArea.mjs';
import { explainedCast, explainedDisable, forbid, jsxDepth, scopedQuery } from './rules.mjs';
import { refusedWords } from './words.mjs';
import { zonesRule } from './zoneRule.mjs';

/** Our own rules, as a plugin: oxlint loads it by its path. */
export default {
  meta: { name: 'house' },
  rules: {
    ...doors,
    'explained-cast': explainedCast,
    'explained-disable': explainedDisable,
    'jsx-depth': jsxDepth,
    'no-work-at-import': noWorkAtImport,
    'refused-words': refusedWords,
    'relative-in-area': relativeInArea,
    'scoped-query': scopedQuery,
    zones: zonesRule,
    'cells-by-field': forbid(
      [
        'Property[key.name="align"][value.value="right"]',
        'Property[key.name="align"][value.expression.value="right"]',
        'Property[key.name=/^(render|cell)$/] > ArrowFunctionExpression > CallExpression.body[callee.name=/^format(Money|Number|Price|Quantity|Percent)$/]',
      ].join(', '),
      'How a value stands in a cell is decided by its field (fieldsOf); FIGURE is for cells that say more than one.',
    ),
    'no-enum': forbid('TSEnumDeclaration', 'Codes are objects of constants: an enum is neither type nor value alone.'),
    'no-export-star': forbid('ExportAllDeclaration[exported=null]', 'Name what is exported.'),
    'zod-as-namespace': forbid(
      'ImportDeclaration[source.value="zod"] > :not(ImportNamespaceSpecifier).specifiers',
      "Write import * as z from 'zod': the named import triples its weight in a bundle.",
    ),
    'contract-imports-zod-only': forbid(
      ':matches(ImportDeclaration, ExportNamedDeclaration)[source.value]:not([source.value=/^(zod$|\\.{1,2}\\/)/])',
      'The contract runs in browser, server and tests: it imports zod and itself.',
    ),
  },
};
