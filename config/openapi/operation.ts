import type { Access, Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import type { ErrorName } from './failures';
import { businessFailure, type HttpFailure, httpFailuresOf, parameterRef, responseRefs, success } from './frame';
import { type Components, isObject, type Json, type JsonObject, schemaOf } from './schemas';

const SEGMENT = /:(\w+)/g;

export const openApiPath = (path: string) => path.replace(SEGMENT, '{$1}');

const isUpload = ({ multipart }: Endpoint) => multipart === true;
const isSigned = ({ client, access }: Endpoint) => client === 'platform' && access !== 'public';

interface Fields {
  properties: JsonObject;
  required: readonly string[];
}

function fieldsOf(schema: Json): Fields {
  if (!isObject(schema) || !isObject(schema.properties)) return { properties: {}, required: [] };
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return { properties: schema.properties, required };
}

const without = ({ properties, required }: Fields, names: ReadonlySet<string>): Fields => ({
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name))),
  required: required.filter((name) => !names.has(name)),
});

/** A call of the contract, with one good input and the errors its handler can reach. */
export interface Described {
  name: string;
  endpoint: Endpoint;
  example: JsonObject;
  failures: readonly ErrorName[];
}

const parameters = (fields: Fields, location: 'path' | 'query' | 'header', { endpoint, example }: Described) =>
  Object.entries(fields.properties).map(([name, schema]) => ({
    name: endpoint.headers?.[name] ?? name,
    in: location,
    required: location === 'path' || fields.required.includes(name),
    schema,
    ...(name in example ? { example: example[name] ?? null } : {}),
  }));

function requestBody({ endpoint, example: input }: Described, { properties, required }: Fields) {
  const file = { file: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const schema = isUpload(endpoint)
    ? { type: 'object', properties: { ...properties, ...file }, required: [...required, 'file'] }
    : { type: 'object', properties, required: [...required] };
  const example = Object.fromEntries(Object.entries(input).filter(([name]) => name in properties));
  const type = isUpload(endpoint) ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema, ...(isUpload(endpoint) ? {} : { example }) } } };
}

function headers(endpoint: Endpoint) {
  const platform = endpoint.client === 'platform' ? ['Menu', 'Branch'] : [];
  const names = [
    ...(isSigned(endpoint) ? ['Time', 'Signature', 'PathSignature'] : []),
    'Language',
    ...(endpoint.access === 'public' ? [] : platform),
    ...(endpoint.write ? ['IdempotencyKey'] : []),
  ];
  return names.map(parameterRef);
}

function httpFailures({ endpoint: { method, access, path }, failures }: Described): HttpFailure[] {
  return [
    'Unreadable',
    ...(access === 'public' ? [] : (['SessionOver'] as const)),
    ...(typeof access === 'object' ? (['NotGranted'] as const) : []),
    ...(path.includes(':') ? (['Unknown'] as const) : []),
    ...(path.includes(':') || method === 'GET' ? (['TooLong'] as const) : []),
    ...(method === 'POST' ? (['TooLarge', 'WrongMedia'] as const) : []),
    ...httpFailuresOf(failures.filter((name) => name !== 'invalidInput' && name !== 'tooManyRequests')),
    'TooMany',
    'Failed',
    'Busy',
  ];
}

function security({ access, client }: Endpoint): readonly JsonObject[] {
  if (access === 'public') return [];
  return client === 'user' ? [{ UserToken: [] }] : [{ PlatformToken: [], PlainToken: [], ClientType: [] }];
}

/** What the way to the handler refuses, by what the contract says of a call. */
function commonFailures({ access, write, client, multipart }: Endpoint): ErrorName[] {
  return [
    'invalidInput',
    ...(multipart ? (['fileTooLarge'] as const) : []),
    ...(write ? (['keyReused', 'stillRunning', 'repeatedRequest', 'clashes'] as const) : []),
    ...(client === 'platform' && access !== 'public' ? (['branchMismatch'] as const) : []),
  ];
}

function answer({ endpoint, failures }: Described, data: Json): JsonObject {
  const failure = businessFailure([...commonFailures(endpoint), ...failures]);
  const file = {
    'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  return endpoint.blob
    ? { description: 'The file; JSON is a failure.', content: { ...file, 'application/json': { schema: failure } } }
    : {
        description: 'The answer, or a business failure.',
        content: { 'application/json': { schema: { oneOf: [success(data), failure] } } },
      };
}

/** What was asked for goes on; the answer says how to follow it. */
const accepted = (data: Json): JsonObject => ({
  description: 'Taken on: the work goes on after the answer.',
  content: {
    'application/json': {
      schema: { allOf: [success(data), { type: 'object', properties: { code: { enum: [202] } } }] },
    },
  },
});

/** Who may call, in the words of the contract. */
const rules = ({ access, write, log, client, assumed }: Endpoint): JsonObject => ({
  'x-access': typeof access === 'string' ? access : { ...access },
  'x-write': write,
  'x-client': client,
  ...(log ? { 'x-log': { action: log[0], object: log[1] } } : {}),
  ...(assumed ? { 'x-assumed': true } : {}),
});

const WHO = {
  public: 'Without a session.',
  account: 'With the token that may only choose an account.',
  session: 'Any signed-in user.',
};
const anyOf = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function whoMay(access: Access) {
  if (typeof access === 'string') return WHO[access];
  return 'pages' in access
    ? `Whoever has a page of: ${anyOf(access.pages)}.`
    : `Whoever holds a button of: ${anyOf(access.buttons)}.`;
}

/** The same in a sentence, with what may be answered besides success. */
function explain({ access, write, log }: Endpoint, { properties }: Fields): string {
  return [
    whoMay(access),
    ...(write ? ['A write: one transaction, logged, refused when repeated with the same signature.'] : []),
    ...(log ? [`Log: ${log[0]} ${log[1]}.`] : []),
    ...('version' in properties ? [`A stale version is answered with ${ERROR.versionConflict} and the record.`] : []),
  ].join(' ');
}

export function describe(call: Described, components: Components) {
  const { name, endpoint } = call;
  const [service = '', key = ''] = name.split('.');
  const home = (part: string) => ({ name: `${service}.${key}.${part}`, components });
  const pathNames = new Set([...endpoint.path.matchAll(SEGMENT)].map(([, segment = '']) => segment));
  const input = fieldsOf(schemaOf(endpoint.input, 'input', home('input')));
  const inPath = without(input, new Set(Object.keys(input.properties).filter((field) => !pathNames.has(field))));
  const headerNames = new Set(Object.keys(endpoint.headers ?? {}));
  const inHeader = without(input, new Set(Object.keys(input.properties).filter((field) => !headerNames.has(field))));
  const rest = without(input, new Set([...pathNames, ...headerNames]));
  const isGet = endpoint.method === 'GET';
  const data = schemaOf(endpoint.output, 'output', home('output'));
  return {
    operationId: name,
    tags: [service],
    description: explain(endpoint, input),
    ...rules(endpoint),
    security: security(endpoint),
    parameters: [
      ...parameters(inPath, 'path', call),
      ...parameters(inHeader, 'header', call),
      ...(isGet ? parameters(rest, 'query', call) : []),
      ...headers(endpoint),
    ],
    ...(isGet ? {} : { requestBody: requestBody(call, rest) }),
    responses: {
      200: answer(call, data),
      ...(endpoint.later ? { 202: accepted(data) } : {}),
      ...responseRefs(httpFailures(call)),
    },
  };
}
