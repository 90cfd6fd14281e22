/*
 * Serves `mock/` as `umi dev` does: by Umi's own loader and middleware, with what `.umirc.ts` says about mocks, and without
 * the bundler in front. A line on its input loads the mocks again, as the change of a mock file does.
 */
const { createServer } = require('node:http');
const { join, resolve } = require('node:path');
const { createInterface } = require('node:readline');
const esbuild = require('@umijs/bundler-utils/compiled/esbuild');
const { register } = require('@umijs/utils');
const { createMockMiddleware } = require('@umijs/preset-umi/dist/features/mock/createMockMiddleware');
const { getMockData } = require('@umijs/preset-umi/dist/features/mock/getMockData');
const express = require('express');

const cwd = resolve(__dirname, '../..');

function mockConfig() {
  register.register({ implementor: esbuild });
  const { default: config } = require(join(cwd, '.umirc.ts'));
  register.restore();
  return config.mock ?? {};
}

const options = { cwd, mockConfig: mockConfig() };
const context = { mockData: getMockData(options) };
createInterface(process.stdin).on('line', () => {
  context.mockData = getMockData(options);
  console.log(`loaded ${Object.keys(context.mockData).join(', ')}`);
});

const site = express().use(createMockMiddleware({ context }));
const server = createServer(site).listen(Number(process.env.PORT), process.env.HOST, () => {
  console.log(`ready http://${process.env.HOST}:${server.address().port}`);
});
process.on('SIGTERM', () => process.exit(0));
