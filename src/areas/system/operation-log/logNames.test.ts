import { endpoints } from '@/contract';
import { OBJECTS } from './logNames';

test('whatever a write is logged about has a name', () => {
  const logged = new Set(endpoints.flatMap(([, { log }]) => log?.[1] ?? []));
  expect([...logged].filter((object) => !(object in OBJECTS))).toEqual([]);
});

test('each name is of something that is logged', () => {
  const logged = endpoints.map(([, { log }]) => log?.[1]);
  expect(Object.keys(OBJECTS).filter((object) => !logged.includes(object))).toEqual([]);
});
