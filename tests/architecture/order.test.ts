import { ORDER } from '../../config/lint/order.mjs';
import { files } from './repository';

test.each(Object.entries(ORDER))('each folder of %s has its place in the order, once', (folder, order) => {
  const folders = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1).split('/'))
    .filter(({ length }) => length > 1)
    .map(([folder]) => folder);
  expect([...order].sort()).toEqual([...new Set(folders)].sort());
});
