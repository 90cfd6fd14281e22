import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Each layer imports itself and the layers before it; src/app.tsx and src/access.ts stand above all. */
const LAYERS = [
  'locales',
  'src/contract',
  'src/core',
  'src/crud',
  'src/components',
  'src/features',
  'src/shell',
  'src/pages',
  'src/app.tsx',
];

const upward = LAYERS.map((layer, i) => ({
  target: layer,
  from: LAYERS.slice(i + 1),
  message: 'A layer imports itself and the layers below it (docs/architecture.md).',
})).filter(({ from }) => from.length > 0);

const MOCK_LAYERS = {
  'mock/rules': ['mock/db', 'mock/http', 'mock/handlers', 'mock/jobs'],
  'mock/db': ['mock/http', 'mock/handlers', 'mock/jobs'],
  'mock/http': ['mock/handlers', 'mock/jobs'],
};

const mockLayers = Object.entries(MOCK_LAYERS).map(([target, from]) => ({
  target,
  from,
  message: 'In mock: rules know nobody, db knows rules, http knows both, handlers and jobs know all.',
}));

const folders = (root, path) => {
  const full = join(root, path);
  return existsSync(full) ? readdirSync(full, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
};

const features = (root) =>
  folders(root, 'src/features').map(({ name }) => ({
    target: `src/features/${name}`,
    from: 'src/features',
    except: [`./${name}`],
    message: 'A feature never imports another feature: move the shared part down, or compose them in src/pages.',
  }));

const sides = (root) => [
  {
    target: ['src/contract', 'src/core', 'src/crud', 'src/components', 'src/features', 'src/shell', 'src/pages'],
    from: 'src/access.ts',
    message: 'src/access.ts is for Umi alone.',
  },
  {
    target: 'src',
    from: ['mock', 'tests', 'micro-pms'],
    message: 'The browser side never sees mock, tests or micro-pms.',
  },
  { target: 'src/contract', from: 'locales', message: 'The contract imports zod and itself.' },
  { target: 'src/shell', from: 'src/features', message: 'The shell knows no feature: compose them in src/pages.' },
  { target: 'mock', from: 'src', except: ['./contract'], message: 'mock sees the contract only.' },
  { target: 'mock', from: ['tests', 'micro-pms'], message: 'mock sees the contract only.' },
  {
    target: 'mock',
    from: 'locales',
    except: folders(root, 'locales').map(({ name }) => `./${name}/errors.ts`),
    message: 'Of the texts, mock sees errors.ts only.',
  },
  {
    target: 'micro-pms',
    from: 'src',
    except: ['./contract/micro-pms.ts'],
    message: 'micro-pms sees src/contract/micro-pms.ts only.',
  },
  {
    target: 'micro-pms/src',
    from: ['mock', 'tests', 'locales', 'config'],
    message: 'micro-pms sees src/contract/micro-pms.ts only.',
  },
];

/** Who may not import whom, for import-x/no-restricted-paths; a new feature or language is covered at once. */
export const zones = (root) => [...upward, ...features(root), ...sides(root), ...mockLayers];
