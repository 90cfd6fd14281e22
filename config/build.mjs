import { build } from './setup/build.mjs';
import { orExplain, ROOT } from './setup/main.mjs';

await orExplain(() => build(ROOT));
