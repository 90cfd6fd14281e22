/* Whoever names a branch that is not in his scope is refused, whatever the call does with it (docs/domain/platform.md#scope). */
import * as z from 'zod';
import { ERROR } from '../../src/contract/error-codes';
import type { Client } from '../support/client';
import { main } from '../support/backends';
import { closed, type Operation } from './operations';
import { openPeople, type People } from './system/people';

/** Changes nobody but oneself, and takes no notice of what is an administrator's to set. */
const OWN = 'profileApi.updateUser';

const cells = closed
  .filter(({ name }) => name !== OWN)
  .flatMap((operation) => {
    const { input } = operation.endpoint;
    const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : Object.keys(operation.input);
    return ['branchId', 'orderBranchId'].flatMap((field) =>
      fields.includes(field) ? [{ operation, field, cell: `${operation.name} ${field}` }] : [],
    );
  });

let people: People;
let narrow: Client;

beforeAll(async () => {
  people = await openPeople(() => main.start());
  narrow = await people.enterNarrow('BRANCH', 'FDB');
});
afterAll(() => people.backend.stop());

/** Fields of a form travel beside the file. */
function bodyOf({ endpoint, input }: Operation) {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, String(value));
  body.append('file', new Blob(['…']), 'a.xlsx');
  return endpoint.multipart ? { body } : {};
}

test.each(cells)('$cell: another company is refused', async ({ operation, field }) => {
  for (const branchId of ['FDC', 'FDX']) {
    const named = { ...operation, input: { ...operation.input, [field]: branchId } };
    const { code, data } = await narrow.call(named.endpoint, named.input, bodyOf(named));
    expect({ code, data }).toEqual({ code: ERROR.branchNotGranted, data: null });
  }
});
