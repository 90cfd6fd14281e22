import { spawn } from 'node:child_process';
import { Failure, sentenceFor } from './failure.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const LINE_EVERY_SECONDS = 10;

/** Room for what a process throws away again: swept a third as often, a build takes a tenth less time. */
export const ROOM = '--max-semi-space-size=64';

/** What runs at this moment: several steps may, and a terminal has one line for all of them. */
const running = new Set();
let tick = 0;
let timer;

const seconds = (since) => Math.round((Date.now() - since) / 1000);

function draw() {
  tick += 1;
  const told = [...running].map(({ doing, since }) => `${doing} … ${seconds(since)} s`);
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${FRAMES[tick % FRAMES.length]} ${told.join(' · ')} `);
  else if (tick % (LINE_EVERY_SECONDS * 10) === 0) process.stdout.write(`${told.join('\n')}\n`);
}

/** Shows that a long step is alive: a spinner on a terminal, else a line now and then. */
function showProgress(doing) {
  const one = { doing, since: Date.now() };
  running.add(one);
  if (!process.stdout.isTTY) process.stdout.write(`${doing} …\n`);
  timer ??= setInterval(draw, 100);
  return (text) => {
    running.delete(one);
    if (running.size === 0) timer = clearInterval(timer);
    process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${text} (${seconds(one.since)} s)\n`);
  };
}

/** Runs a command quietly and answers its code and what it printed. */
export const start = (command, args, options) =>
  new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => done({ code: 1, output: output + error.message }));
    child.on('close', (code, signal) => done({ code: code ?? signal, output }));
  });

/**
 * Runs a command without showing what it prints, unless it fails. `doing` and `done` say in plain words what happens;
 * `failed` is the sentence for a failure that is none of the known ones.
 */
export async function run({ doing, done, failed, registry, command, args, ...options }) {
  const finish = showProgress(doing);
  const all = command ? args : [ROOM, ...args];
  const { code, output } = await start(command ?? process.execPath, all, options);
  if (code === 0) {
    finish(done);
    return output;
  }
  finish('This failed');
  const sentence = sentenceFor(output, registry);
  if (!sentence) console.error(output);
  throw new Failure(sentence ?? failed);
}

/** All of them to their end, then the first failure: what still runs beside a failure would print into its sentence. */
export async function allOf(works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
