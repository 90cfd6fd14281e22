import type { Endpoint } from '../../src/contract/endpoint';

/** The contract as a production bundle evaluates it. */
function slimEndpoints(): readonly (readonly [string, Endpoint])[] {
  let found: readonly (readonly [string, Endpoint])[] = [];
  jest.isolateModules(() => {
    jest.doMock('zod', () => jest.requireActual('./zod'));
    found = jest.requireActual<{ endpoints: typeof found }>('../../src/contract/index').endpoints;
  });
  jest.dontMock('zod');
  return found;
}

const facts = ([name, { method, path, client, access, write, blob, multipart }]: readonly [string, Endpoint]) => ({
  name,
  method,
  path,
  client,
  access,
  write,
  blob,
  multipart,
});

test('without zod every endpoint still says where and how it is called', () => {
  const { endpoints } = jest.requireActual<{ endpoints: ReturnType<typeof slimEndpoints> }>('../../src/contract/index');
  const slim = slimEndpoints();
  expect(slim.length).toBeGreaterThan(0);
  expect(slim.map(facts)).toEqual(endpoints.map(facts));
});

test('whatever is asked of the stand-in, it answers, and it is no promise', async () => {
  const { object } = jest.requireActual<{ object: (shape: object) => { optional: () => { max: unknown } } }>('./zod');
  const schema = object({ a: 1 }).optional();
  expect(typeof schema.max).toBe('function');
  expect({ ...schema }).toEqual({});
  expect(await Promise.resolve(schema)).toBe(schema);
});
