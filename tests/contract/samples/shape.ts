import type { Endpoint, Input } from '../../../src/contract/endpoint';
import type { services } from '../../../src/contract';

type Services = typeof services;
type Sample<E> = E extends Endpoint ? Input<E> : never;

/** One good input for every endpoint: a new one without a sample does not compile. */
export type Samples = { [S in keyof Services]: { [K in keyof Services[S]]: Sample<Services[S][K]> } };
