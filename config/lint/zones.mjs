import { folders } from './folders.mjs';
import { orderZones } from './order.mjs';
import { serverZones } from './serverZones.mjs';

/** Each layer imports itself and the layers before it; src/app.tsx and src/access.ts stand above all. */
const LAYERS = [
  'locales',
  'src/contract',
  'src/core',
  'src/ui',
  'src/shared',
  'src/areas',
  'src/shell',
  'src/compose',
  'src/pages',
  'src/app.tsx',
];

const upward = LAYERS.map((layer, i) => ({
  target: layer,
  from: LAYERS.slice(i + 1),
  message: 'A layer imports itself and the layers below it (docs/architecture.md).',
})).filter(({ from }) => from.length > 0);

const AREA = 'An area imports no other area: what two share stands in src/shared or src/contract, or is a link.';
const SCREEN = "A screen imports itself, its area's shared folder, and the layers below.";

const areas = (root) =>
  folders(root, 'src/areas').flatMap((area) => {
    const folder = `src/areas/${area}`;
    const screens = folders(root, folder);
    return [
      { target: folder, from: 'src/areas', except: [`./${area}`], message: AREA },
      ...screens.map((screen) => ({
        target: `${folder}/${screen}`,
        from: folder,
        except: [...new Set([`./${screen}`, './shared'])],
        message: SCREEN,
      })),
    ];
  });

const kit = [
  {
    target: 'kit',
    from: ['src', 'locales', 'config', 'server', 'mock', 'micro-pms', 'tests'],
    message: 'The kit knows React, antd and ProComponents; texts, permission and calls are given to it.',
  },
  {
    target: ['locales', 'src/contract', 'src/core'],
    from: 'kit',
    message: 'What screens stand on knows nothing of how they look.',
  },
];

const sides = [
  {
    target: ['src/contract', 'src/core', 'src/ui', 'src/shared', 'src/areas', 'src/shell', 'src/compose', 'src/pages'],
    from: 'src/access.ts',
    message: 'src/access.ts is for Umi alone.',
  },
  {
    target: 'src',
    from: ['server', 'mock', 'tests', 'micro-pms'],
    message: 'The browser side never sees server, mock, tests or micro-pms.',
  },
  { target: 'src/contract', from: 'locales', message: 'The contract imports zod and itself.' },
  { target: 'src/shell', from: 'src/areas', message: 'The shell knows no area: compose them in src/compose.' },
  {
    target: 'micro-pms',
    from: 'src',
    except: ['./contract'],
    message: 'micro-pms sees the kit and src/contract/property only.',
  },
  {
    target: 'micro-pms/src',
    from: ['server', 'mock', 'tests', 'locales', 'config'],
    message: 'micro-pms sees the kit and src/contract/property only.',
  },
];

/** Who may not import whom, for `house/zones`; a new area, screen or language is covered at once. */
export const zones = (root) => [...upward, ...areas(root), ...orderZones(root), ...kit, ...sides, ...serverZones(root)];
