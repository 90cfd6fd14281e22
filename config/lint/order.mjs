import { files, folders } from './folders.mjs';

/**
 * The folders of core and of the shell, the lowest first: each imports itself and those before it. What stands in no
 * folder puts them together, and is imported by none of them.
 */
export const ORDER = {
  'src/core': [
    ...['store', 'clock', 'chunks', 'media', 'input', 'image', 'notify', 'error-log', 'storage'],
    ...['navigation', 'build', 'i18n', 'clipboard', 'file'],
    ...['session', 'preferences', 'exports', 'http', 'connection', 'auth', 'page'],
  ],
  'src/shell': [
    ...[
      'visits',
      'addresses',
      'states',
      'look',
      'notices',
      'menu',
      'guard',
      'tabs',
      'resilience',
      'pages',
      'kept-pages',
      'micro',
      'frames',
    ],
    ...['panels', 'controls', 'waiting', 'inbox', 'settings', 'branch', 'palette', 'top-bar', 'frame'],
  ],
};

const message = 'A folder of core or shell imports those that stand before it in the order (config/lint/order.mjs).';

export const orderZones = (root) =>
  Object.entries(ORDER).flatMap(([parent, order]) =>
    folders(root, parent).flatMap((folder) => {
      const before = order.slice(0, order.indexOf(folder) + 1);
      const others = folders(root, parent).filter((one) => one !== folder && !before.includes(one));
      const from = [...others, ...files(root, parent)].map((one) => `${parent}/${one}`);
      return from.length > 0 ? [{ target: `${parent}/${folder}`, from, message }] : [];
    }),
  );
