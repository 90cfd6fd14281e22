import type { Case } from './cases';

const lines = (count: number) => '  one();\n'.repeat(count);
const counter = 'const one = () => 1;\n';
const nested = (levels: number) => `export const Deep = () => (${'<div>'.repeat(levels)}${'</div>'.repeat(levels)});\n`;
const query = (rest: string) =>
  `interface Db { select(): Db; from(table: string): Db; where(rule: string): Db; update(table: string): Db; set(values: object): Db }
declare const db: Db;
declare const within: (rule: string) => string;
declare const ofParent: (rule: string) => string;
export const rows = () => db.${rest};
export const scopes = [within, ofParent];
`;

const modules: Case[] = [
  {
    rule: 'import/no-cycle',
    bad: {
      'src/core/format/one.ts': "import { two } from './two';\nexport const one = (): number => two() + 1;\n",
      'src/core/format/two.ts': "import { one } from './one';\nexport const two = (): number => one() + 1;\n",
    },
  },
  {
    rule: 'import/no-default-export',
    bad: { 'src/core/format/main.ts': 'const main = 1;\nexport default main;\n' },
    good: {
      'src/pages/sale/index.tsx': "export { value as default } from '@/features/fair/list';\n",
      'mock/index.ts': 'const mock = 1;\nexport default mock;\n',
      '.umirc.ts': 'const config = {};\nexport default config;\n',
    },
  },
  {
    rule: 'house/no-export-star',
    bad: { 'src/core/format/all.ts': "export * from './money';\n" },
    good: { 'src/core/format/named.ts': "export { value } from './money';\n" },
  },
  {
    rule: 'house/zod-as-namespace',
    bad: { 'src/contract/named.ts': "import { z } from 'zod';\nexport const text = z.string();\n" },
    good: { 'src/contract/namespace.ts': "import * as z from 'zod';\nexport const text = z.string();\n" },
  },
  {
    rule: 'house/contract-imports-zod-only',
    bad: { 'src/contract/clock.ts': "import { now } from 'dayjs';\nexport const today = now();\n" },
    good: { 'src/contract/alias.ts': "import { value } from './fair';\nexport const other = value;\n" },
  },
];

const atImport: Case = {
  rule: 'house/no-work-at-import',
  bad: {
    'src/core/session/restored.ts': 'const session = { restore: () => 1 };\nsession.restore();\nexport { session };\n',
    'src/core/session/follows.ts':
      "import { value } from '../store/value';\nexport const told = [value].map((one) => doubled(one));\nfunction doubled(one: number) { return one; }\n",
    'src/core/page/width.ts': 'export const title = document.title;\n',
    'src/shell/frame/listens.ts': 'let count = 0;\ncount = 1;\nexport const counted = () => count;\n',
    'src/shell/frame/made.ts': 'class Frame { width = 1; }\nexport const frame = new Frame();\n',
  },
  good: {
    'src/core/session/starts.ts':
      'const session = { restore: () => 1 };\nexport const start = () => session.restore();\n',
    'src/core/session/fields.ts':
      "export const NAMES = Object.freeze(['a', 'b'].map((one) => `${one}1`));\nexport const seen = new Map<string, number>();\n",
    'src/core/page/height.ts': 'export class Page { height = document.title; }\n',
    'src/areas/fair/guests/loads.ts': 'const load = () => 1;\nexport const loaded = load();\n',
  },
};

const types: Case[] = [
  {
    rule: 'typescript/no-explicit-any',
    bad: { 'src/core/format/any.ts': 'export type Anything = any;\n' },
    good: { 'src/core/format/unknown.ts': 'export type Anything = unknown;\n' },
  },
  {
    rule: 'typescript/no-non-null-assertion',
    bad: { 'src/core/format/first.ts': 'export const first = (all: string[]) => all[0]!;\n' },
    good: {
      'src/core/format/second.ts': "export const first = (all: string[]) => all[0] ?? '';\n",
      'src/core/format/first.test.ts': 'export const first = (all: string[]) => all[0]!;\n',
    },
  },
  {
    rule: 'house/no-enum',
    bad: { 'src/core/format/enum.ts': 'export enum Mode { a, b }\n' },
    good: { 'src/core/format/codes.ts': 'export const MODE = { a: 1, b: 2 };\n' },
  },
  {
    rule: 'house/explained-cast',
    bad: {
      'src/core/format/cast.ts': 'export const text = (value: unknown) => value as string;\n',
      'src/core/format/badly.ts': '// eslint is fine\n\nexport const text = (value: unknown) => value as string;\n',
    },
    good: {
      'src/core/format/const.ts': "export const MODES = ['a', 'b'] as const;\n",
      'src/core/format/reason.ts':
        '// The caller has just asked the type of it.\nexport const text = (value: unknown) => value as string;\n',
      'src/core/format/cast.test.ts': 'export const text = (value: unknown) => value as string;\n',
    },
  },
  {
    rule: 'typescript/no-floating-promises',
    bad: { 'server/jobs/floating.ts': 'export const start = () => { Promise.resolve(1); };\n' },
    good: { 'server/jobs/awaited.ts': 'export const start = async () => { await Promise.resolve(1); };\n' },
  },
  {
    rule: 'house/explained-disable',
    bad: {
      'src/core/format/off.ts':
        '// oxlint-disable-next-line eqeqeq\nexport const same = (a: number, b: number) => a == b;\n',
    },
    good: {
      'src/core/format/on.ts':
        '// oxlint-disable-next-line eqeqeq -- both are numbers\nexport const same = (a: number, b: number) => a == b;\n',
    },
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    bad: {
      'kit/hooks.ts':
        "declare const useName: () => string;\nexport const useLabel = (is: boolean) => (is ? useName() : '');\n",
    },
    good: { 'kit/label.ts': 'declare const useName: () => string;\nexport const useLabel = () => useName();\n' },
  },
];

const sizes: Case[] = [
  {
    rule: 'max-lines',
    bad: {
      'src/core/format/long.ts': 'export {};\n'.repeat(251),
      'server/areas/fair/handlers/long.ts': 'export {};\n'.repeat(151),
      'src/core/format/long.test.ts': 'export {};\n'.repeat(151),
    },
    good: {
      'src/core/format/full.ts': `${'export {};\n'.repeat(250)}${'// a comment\n\n'.repeat(50)}`,
      'server/areas/fair/handlers/full.ts': 'export {};\n'.repeat(150),
    },
  },
  {
    rule: 'max-lines-per-function',
    bad: {
      'src/core/format/work.ts': `${counter}export function work() {\n${lines(50)}}\n`,
      'kit/Form.tsx': `${counter}export function Form() {\n${lines(90)}}\n`,
    },
    good: {
      'src/core/format/short.ts': `${counter}export function work() {\n${lines(48)}}\n`,
      'kit/Table.tsx': `${counter}export function Table() {\n${lines(88)}}\n`,
      'src/core/format/work.test.ts': `${counter}export function work() {\n${lines(100)}}\n`,
    },
  },
  {
    rule: 'max-params',
    bad: {
      'src/core/format/four.ts': 'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n',
    },
    good: { 'src/core/format/three.ts': 'export const sum = (a: number, b: number, c: number) => a + b + c;\n' },
  },
  {
    rule: 'no-warning-comments',
    bad: { 'server/rules/later.ts': `// TODO: later\nexport const later = 1;\n` },
    good: { 'server/rules/now.ts': '// The order is that of the menu.\nexport const now = 1;\n' },
  },
  {
    rule: 'house/jsx-depth',
    bad: { 'kit/Deep.tsx': nested(6), 'kit/Deeper.tsx': nested(8) },
    good: { 'kit/Flat.tsx': nested(5) },
  },
];

const queries: Case = {
  rule: 'house/scoped-query',
  bad: {
    'server/areas/fair/handlers/all.ts': query("select().from('fair')"),
    'server/areas/fair/handlers/update.ts': query("update('fair').set({})"),
  },
  good: {
    'server/areas/fair/handlers/within.ts': query("select().from('fair').where(within('1'))"),
    'server/areas/fair/handlers/ofParent.ts': query("update('fair').set({}).where(ofParent('1'))"),
    'server/data/query.ts': query("select().from('fair').where('1')"),
  },
};

const cells: Case = {
  rule: 'house/cells-by-field',
  bad: {
    'src/areas/fair/list/align.ts': "export const column = { key: 'amount', align: 'right' };\n",
    'src/areas/fair/list/render.ts':
      'declare const formatMoney: (value: string) => string;\nexport const column = { render: (_: unknown, row: { amount: string }) => formatMoney(row.amount) };\n',
  },
  good: {
    'src/areas/fair/list/composed.ts':
      "declare const formatMoney: (value: string) => string;\nexport const column = { align: 'left', label: (amount: string) => formatMoney(amount) };\n",
  },
};

const refusedNames: Case = {
  rule: 'house/refused-words',
  bad: {
    'src/core/format/variable.ts': 'export const placeOf = 1;\n',
    'src/core/format/parameter.ts': 'export const twice = (rescued: number, clash: number) => rescued * clash;\n',
    'src/core/format/field.ts': 'export interface Row { rulesClash: string }\n',
    'src/core/format/key.ts': 'export const row = { goOnFrom: 1 };\n',
    'src/core/format/type.ts': 'export type Part = string;\n',
    'src/core/format/start.ts': 'export const heldRow = 1;\n',
    'src/core/format/useWords.ts': 'export {};\n',
    'kit/job.ts': 'export {};\n',
  },
  good: {
    'src/core/format/replaced.ts': 'export const replaced = { partner: 1, workplace: 2, held: 3 };\n',
    'src/core/format/exported.ts': 'export const jobNo = 1;\n',
    'src/core/format/renamed.ts': "export { value as clashes } from './money';\n",
    'server/jobs/job.ts': 'export const jobs = 1;\n',
  },
};

export const CODE_CASES: Case[] = [...modules, atImport, ...types, ...sizes, queries, cells, refusedNames];
