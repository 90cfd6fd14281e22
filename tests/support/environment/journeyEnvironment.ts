import { hostBrowser } from '../host/browser';
import NodeEnvironment from './nodeEnvironment';

/** Node, a way to a backend, and one to a browser: both are in processes that the worker keeps. */
export default class JourneyEnvironment extends NodeEnvironment {
  constructor(...given: ConstructorParameters<typeof NodeEnvironment>) {
    super(...given);
    Object.assign(this.global, { hostBrowser });
  }
}
