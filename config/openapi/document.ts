import { description, name, version } from '../../package.json';
import { endpoints } from '../../src/contract';
import { samples } from '@tests/contract/samples/samples';
import { type Endpoint, namesBranch } from '../../src/contract/endpoint';
import { type ErrorName, failuresOfHandlers } from './failures';
import { ENVELOPES, PARAMETERS, RESPONSES, SECURITY } from './frame';
import { describe, openApiPath } from './operation';
import { type Components, isObject, type JsonObject } from './schemas';

/** An example of each call's input, by the name of the call: the one that the tests of the contract send. */
const EXAMPLES = new Map(
  Object.entries(samples).flatMap(([service, calls]) =>
    Object.entries<unknown>(calls).map(([key, input]) => [`${service}.${key}`, isObject(input) ? input : {}]),
  ),
);

/** The contract as an OpenAPI 3.1 document. */
function openApiDocument() {
  const schemas: Components = { ...ENVELOPES };
  const paths: Record<string, JsonObject> = {};
  const failures = failuresOfHandlers(endpoints.map(([key]) => key));
  const failuresOf = (key: string, endpoint: Endpoint): ErrorName[] => [
    ...new Set<ErrorName>([
      ...(failures.get(key) ?? []),
      ...(namesBranch(endpoint) ? (['branchNotGranted'] as const) : []),
    ]),
  ];
  for (const [key, endpoint] of endpoints) {
    const path = openApiPath(endpoint.path);
    const call = { name: key, endpoint, example: EXAMPLES.get(key) ?? {}, failures: failuresOf(key, endpoint) };
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(call, schemas) };
  }
  const tags = [...new Set(endpoints.map(([key]) => key.split('.')[0] ?? key))].map((tag) => ({ name: tag }));
  return {
    openapi: '3.1.0',
    info: { title: name, version, description },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: { schemas, responses: RESPONSES, parameters: PARAMETERS, securitySchemes: SECURITY },
  };
}

/** The document as the text of a file. The backend's sources are read for it, which takes some seconds. */
export const openApiText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
