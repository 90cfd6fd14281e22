import type { Endpoint, Service } from '../../src/contract/endpoint';
import { services } from '../../src/contract';
import type { Client } from '../support/client';
import { samples } from './samples/samples';

export interface Operation {
  name: string;
  endpoint: Endpoint;
  /** A good one. */
  input: Record<string, unknown>;
}

const given: Record<string, Record<string, object>> = samples;

/** Every operation of the contract. */
export const operations: Operation[] = Object.entries(services).flatMap(([service, all]: [string, Service]) =>
  Object.entries(all).map(([key, endpoint]) => ({
    name: `${service}.${key}`,
    endpoint,
    input: { ...given[service]?.[key] },
  })),
);
export const closed = operations.filter(({ endpoint }) => endpoint.access !== 'public');

/** What a client gets, without what differs from answer to answer. */
export async function answerTo(client: Client, { endpoint, input }: Operation, headers: Record<string, string> = {}) {
  const files = endpoint.multipart ? { body: new FormData() } : {};
  const { status, code, msg, data } = await client.call(endpoint, input, { headers, ...files });
  return { status, code, msg, data };
}
