import { build } from './setup/build.mjs';
import { orExplain, ROOT } from './setup/main.mjs';
import { argumentsOf } from './setup/usage.mjs';

argumentsOf('npm run build: builds console and property module into dist/.');

await orExplain(() => build(ROOT));
