import { TestEnvironment } from 'jest-environment-node';
import { hostBackend, hostSteps } from '../host/host';

/** Node, and a way to a backend in the process that the worker keeps: what a test file loads itself ends with the file. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    Object.assign(this.global, { hostBackend, hostSteps });
  }
}
