import { spawn } from 'node:child_process';
import { Failure, sentenceFor } from './failure.mjs';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const LINE_EVERY_SECONDS = 10;

/** Shows that a long step is alive: a spinner on a terminal, else a line now and then. */
function showProgress(doing, out = process.stdout) {
  const since = Date.now();
  const seconds = () => Math.round((Date.now() - since) / 1000);
  let tick = 0;
  if (!out.isTTY) out.write(`${doing} …\n`);
  const draw = () => {
    tick += 1;
    if (out.isTTY) out.write(`\r${FRAMES[tick % FRAMES.length]} ${doing} … ${seconds()} s `);
    else if (tick % (LINE_EVERY_SECONDS * 10) === 0) out.write(`${doing} … ${seconds()} s\n`);
  };
  const timer = setInterval(draw, 100);
  return (text) => {
    clearInterval(timer);
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}${text} (${seconds()} s)\n`);
  };
}

const start = (command, args, options) =>
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
export async function run({ doing, done, failed, registry, command = process.execPath, args, ...options }) {
  const finish = showProgress(doing);
  const { code, output } = await start(command, args, options);
  if (code === 0) {
    finish(done);
    return output;
  }
  finish('This failed');
  const sentence = sentenceFor(output, registry);
  if (!sentence) console.error(output);
  throw new Failure(sentence ?? failed);
}
