import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { fillIfNew } from './data.mjs';
import { Failure, sentenceFor } from './failure.mjs';
import { generate } from './generate.mjs';
import { useGitHooks } from './gitHooks.mjs';
import { install } from './install.mjs';
import { describeIfStale } from './openapi.mjs';
import { checkPort } from './port.mjs';
import { compileIfStale } from './server.mjs';
import { collectTexts } from './texts.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script whose failures are told in one sentence. */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    const sentence = error instanceof Failure ? error.message : sentenceFor(String(error?.code ?? error));
    console.error(sentence ?? error);
    process.exitCode = 1;
  }
}

/** Each step looks first whether it has anything to do. */
export const main = (asked) =>
  orExplain(async () => {
    if (asked.includes('port')) await checkPort();
    useGitHooks(ROOT);
    collectTexts(ROOT);
    const productOnly = asked.includes('product');
    await install(ROOT, { productOnly });
    const rest = async () => {
      if (!productOnly) await generate(ROOT);
      if (asked.includes('api')) await describeIfStale(ROOT);
      if (asked.includes('server')) await compileIfStale(ROOT);
      if (asked.includes('data')) await fillIfNew(ROOT);
    };
    await (asked.includes('build') ? buildIfStale(ROOT, rest) : rest());
    if (asked.includes('browser')) await ensureBrowser(ROOT);
  });
