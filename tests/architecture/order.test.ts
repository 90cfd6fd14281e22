import { ORDER } from '../../config/lint/order.mjs';
import { files } from './repository';

test.each(Object.entries(ORDER))('each folder of %s has its place in the order, once', (place, order) => {
  const folders = files
    .filter((file) => file.startsWith(`${place}/`))
    .map((file) => file.slice(place.length + 1).split('/'))
    .filter(({ length }) => length > 1)
    .map(([folder]) => folder);
  expect([...order].sort()).toEqual([...new Set(folders)].sort());
});
