/*
 * What `npm run dev` answers calls with, without Umi: `/anew` does what Umi does when a file of mock/ has changed. None
 * of the modules is the one of before then.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import express, { type RequestHandler } from 'express';
import { listen, urlOf } from '../../server/listening';

const load = createRequire(__filename);
const MOCK = resolve(__dirname, '../../mock/index.ts');

function answerOfMocks() {
  for (const file of Object.keys(load.cache)) if (!file.includes('node_modules')) delete load.cache[file];
  // A mock of that key answers calls; `require` knows no types.
  const { default: mocks } = load(MOCK) as { default: Record<string, RequestHandler> };
  return Object.entries(mocks).find(([key]) => key.startsWith('POST (/dev-api)'))![1];
}

let answer = answerOfMocks();
const site = express()
  .get('/anew', (_, res) => {
    answer = answerOfMocks();
    res.end();
  })
  .use((req, res, next) => answer(req, res, next));
const server = createServer(site);
void listen(server, 0, '127.0.0.1').then(() => process.stdout.write(`ready ${urlOf(server)}\n`));
