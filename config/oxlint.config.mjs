import { fileURLToPath } from 'node:url';
import { createConfig } from './lint/createConfig.mjs';

export default createConfig(fileURLToPath(new URL('..', import.meta.url)));
