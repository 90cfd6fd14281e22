/*
 * Makes a checkout ready: `node config/setup.mjs [product] [port] [api] [build] [server] [data] [browser]`. Quick when
 * nothing is to be done. `product` leaves out what only tests and tools need: packages, and Umi's files for the compiler.
 * An old Node has to get as far as the sentence below, so everything newer is loaded after it.
 */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    'Node 20.19 or newer is needed; this is ' + process.versions.node + '. Get one from https://nodejs.org.',
  );
  process.exit(1);
}

import('./setup/main.mjs').then(({ main }) => main(process.argv.slice(2)));
