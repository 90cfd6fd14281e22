import { createConfig } from './config/lint/createConfig.mjs';

export default createConfig(import.meta.dirname);
