import { folders } from './folders.mjs';

/** Each layer of the backend imports itself and the layers before it. */
const LAYERS = ['server/platform', 'server/http', 'server/areas'];

const upward = LAYERS.map((target, i) => ({
  target,
  from: LAYERS.slice(i + 1),
  message: 'In the backend: the platform knows no request, http knows no area (docs/architecture.md).',
})).filter(({ from }) => from.length > 0);

export const serverZones = (root) => [
  ...upward,
  { target: 'server', from: 'src', except: ['./contract'], message: 'The backend sees the contract only.' },
  { target: 'server', from: ['mock', 'tests', 'micro-pms'], message: 'Production needs no example data.' },
  {
    target: ['server', 'mock'],
    from: 'locales',
    except: folders(root, 'locales').map((language) => `./${language}/errors.ts`),
    message: 'Of the texts, the backend sees errors.ts only.',
  },
  { target: 'mock', from: 'src', except: ['./contract'], message: 'The example company sees the contract only.' },
];
