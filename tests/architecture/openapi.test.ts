import { Validator } from '@seriousme/openapi-schema-validator';
import { openApiText } from '../../config/openapi/document';
import { endpoints } from '../../src/contract';
import { ERROR } from '../../src/contract/error-codes';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string }[];
  responses: Record<string, object>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, object>;
}

const written = openApiText();
const read = (): Document => JSON.parse(written);
const { paths, components } = read();
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ name: operation.operationId, path, operation })),
);

test('the document is valid OpenAPI 3.1 and its references resolve', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...read() })).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('a broken document is not valid', async () => {
  const broken = written.replace('"in": "query"', '"in": "body"');
  expect(await new Validator().validate(JSON.parse(broken))).toMatchObject({ valid: false });
});

test('every reference names a component', () => {
  const refs = [...written.matchAll(/"\$ref": "#\/components\/(\w+)\/([\w.]+)"/g)];
  for (const [ref, kind = '', name = ''] of refs) expect([ref, name in components[kind]!]).toEqual([ref, true]);
});

test('every endpoint is an operation that says who may call it', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(endpoints.map(([name]) => name).sort());
  for (const { operation } of operations)
    expect(operation).toMatchObject({ 'x-access': expect.anything(), 'x-write': expect.any(Boolean) });
});

test.each(operations)('$name describes every path parameter and no name twice', ({ path, operation }) => {
  const named = operation.parameters.filter(({ name }) => name).map((one) => `${one.in} ${one.name}`);
  for (const [, segment] of path.matchAll(/\{(\w+)\}/g)) expect(named).toContain(`path ${segment}`);
  expect(named).toHaveLength(new Set(named).size);
});

test('an operation names the failures that its own handler can answer', () => {
  const answers = (name: string) => JSON.stringify(operations.find((one) => one.name === name)?.operation.responses);
  expect(answers('checkInApi.revoke')).toContain(String(ERROR.checkInHasWon));
  expect(answers('checkInApi.page')).not.toContain(String(ERROR.checkInHasWon));
  // Refused by the rules of its input, and by a handler that is made in a loop.
  expect(answers('activityApi.createFullAmountReduction')).toContain(String(ERROR.rewardTypesMixed));
  expect(answers('activityApi.createFullAmountReduction')).toContain(String(ERROR.activityNameTaken));
  // Refused by what the composition fills into a slot.
  expect(answers('fairImportApi.importGuests')).toContain(String(ERROR.fairTakenDown));
});
