import { BACKEND_PAIRS } from './backendPairs.mjs';
import { folders } from './folders.mjs';

/** Each layer of the backend imports itself and the layers before it. */
const LAYERS = ['server/platform', 'server/catalogue', 'server/http', 'server/areas'];

const LAYER =
  'In the backend: the platform knows no request, http no area, an area no composition (docs/architecture.md).';

const upward = [
  ...LAYERS.map((target, i) => ({ target, from: LAYERS.slice(i + 1), message: LAYER })).filter(
    ({ from }) => from.length > 0,
  ),
  // What stands beside the folders composes them.
  { target: LAYERS, from: /^server\/[^/]+\.ts$/, message: LAYER },
];

/** Its two doors: `rules/public.ts` for rules, which stay pure, and `public.ts` for everything else. */
const DOORS = ['./public.ts', './rules/public.ts'];
const ALLOWED = new Map(BACKEND_PAIRS);

const DOOR = 'Of another area only its public.ts is seen, by its rules only rules/public.ts.';
const PAIR = 'config/lint/backendPairs.mjs says which area may import which.';

const others = (root) =>
  folders(root, 'server/areas').flatMap((area) =>
    folders(root, 'server/areas')
      .filter((other) => other !== area)
      .map((other) => {
        const isAllowed = ALLOWED.get(area)?.includes(other) ?? false;
        return {
          target: `server/areas/${area}`,
          from: `server/areas/${other}`,
          ...(isAllowed ? { except: DOORS } : {}),
          message: isAllowed ? DOOR : PAIR,
        };
      }),
  );

/** What the rooms of an area may not see; `jobs` and `handlers` see all of them. */
const ROOMS = { rules: ['data', 'handlers', 'jobs'], data: ['handlers', 'jobs'] };

const PURE = 'Rules are pure: no database, and of other areas only their rules/public.ts.';

const rooms = (root) =>
  folders(root, 'server/areas').flatMap((area) => {
    const folder = `server/areas/${area}`;
    return [
      ...Object.entries(ROOMS).map(([room, hidden]) => ({
        target: `${folder}/${room}`,
        from: [...hidden.map((one) => `${folder}/${one}`), 'server/http'],
        message: 'Rules see rules, data see rules and data; neither knows a request.',
      })),
      {
        target: `${folder}/rules`,
        from: ['server/platform/database', 'server/platform/schema'],
        message: PURE,
      },
      { target: `${folder}/rules`, from: /^server\/areas\/[^/]+\/public\.ts$/, message: PURE },
    ];
  });

export const serverZones = (root) => [
  ...upward,
  ...others(root),
  ...rooms(root),
  { target: 'server', from: 'src', except: ['./contract'], message: 'The backend sees the contract only.' },
  { target: 'server', from: ['tests', 'micro-pms'], message: 'The backend sees neither tests nor micro-pms.' },
  {
    target: /^server\/(?!examples\.ts$)/,
    from: 'mock',
    message: 'Production needs no example data; server/examples.ts is the door for whoever wants them.',
  },
  {
    target: ['server', 'mock'],
    from: 'locales',
    except: folders(root, 'locales').flatMap((language) => [
      `./${language}/errors.ts`,
      `./${language}/system/log-objects.ts`,
    ]),
    message: 'Of the texts, the backend sees errors.ts and the names of logged objects only.',
  },
  { target: 'mock', from: 'src', except: ['./contract'], message: 'The example company sees the contract only.' },
];
