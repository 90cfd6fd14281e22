import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { contract as CONTRACT } from '../../config/microContract.json';

const BUILT = join(__dirname, '../../dist/micro-pms');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** The hash of a file of a build, in its name. */
const HASH = /\.([0-9a-f]{8})\.(?=[\w.]*(?:js|css)$)/;

export type Files = ReadonlyMap<string, string>;

/** The module as it was built. */
export const built = (): Files =>
  new Map(
    readdirSync(BUILT)
      .filter((name) => extname(name) in TYPES)
      .map((name) => [name, readFileSync(join(BUILT, name), 'utf8')]),
  );

const ascii = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

/** The next build: it says something else, and no file but the entry keeps its name. */
export function nextBuild(files: Files, said: string, instead: string): Files {
  const hashes = [...files.keys()].flatMap((name) => HASH.exec(name)?.[1] ?? []);
  const renamed = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, hash.split('').reverse().join('')), text);
  const next = new Map([...files].map(([name, text]) => [renamed(name), renamed(text)]));
  let times = 0;
  for (const [name, text] of next) {
    const told = text.replaceAll(ascii(said), ascii(instead)).replaceAll(said, instead);
    if (told !== text) times += 1;
    next.set(name, told);
  }
  if (times === 0) throw new Error(`The module does not say ${said}.`);
  return next;
}

/** What stands in /micro-apps.json on the console's origin. */
export const descriptionOf = (origin: string, files: Files) =>
  JSON.stringify([
    {
      ...{ name: 'micro-pms', contract: CONTRACT, entry: `${origin}/micro-pms/index.html` },
      entryHash: createHash('sha256')
        .update(files.get('index.html') ?? '')
        .digest('hex'),
    },
  ]);

/** Serves the module from an origin of its own, to pages of one other origin. */
export class ModuleOrigin {
  readonly asked: string[] = [];
  files: Files = new Map();
  /** Whose pages may read what is answered. */
  allowed = '';

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(port: number) {
    const server = createServer((request, answer) => {
      const name = new URL(request.url ?? '/', 'http://module.invalid').pathname.replace('/micro-pms/', '');
      site.asked.push(name);
      const text = site.files.get(name);
      const type = TYPES[extname(name)] ?? 'text/plain';
      answer.writeHead(text === undefined ? 404 : 200, {
        ...{ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
        ...(site.allowed ? { 'Access-Control-Allow-Origin': site.allowed, Vary: 'Origin' } : {}),
      });
      answer.end(text ?? 'Not found');
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    const site = new ModuleOrigin(server, `http://127.0.0.1:${port}`);
    return site;
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }
}
