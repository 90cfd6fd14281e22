import type { Stage } from '../../src/core/session/session';
import { Guard } from '../../src/shell/guard/guardRunner';
import type { MenuNode } from '../../src/shell/menu/menuNode';

export const MENU: readonly MenuNode[] = [];

interface Task {
  kind: string;
  end: (result: number | Error) => void;
}

/** A world without a browser: an address, a session, and work that ends when the test says so. */
export class World {
  stage: Stage = 'out';
  path = '/';
  menu: readonly MenuNode[] | null = null;
  tasks: Task[] = [];
  log: string[] = [];
  isListening = false;

  readonly guard = new Guard({
    stage: () => this.stage,
    currentPath: () => this.path,
    replace: (path) => {
      this.path = path;
      this.log.push(`replace ${path}`);
      if (this.isListening) this.guard.arrive(path);
    },
    load: () => this.task('load').then(() => MENU),
    exchange: (uuid) => this.task(`exchange ${uuid}`),
    applyMenu: (menu) => {
      this.menu = menu;
    },
    isOpen: (pathname) => pathname.startsWith('/open'),
  });

  private task(kind: string) {
    this.log.push(kind);
    return new Promise<number>((done, fail) => {
      this.tasks.push({ kind, end: (result) => (typeof result === 'number' ? done(result) : fail(result)) });
    });
  }

  async start() {
    const started = this.guard.start();
    await settle();
    return started;
  }

  go(path: string) {
    this.path = path;
    this.guard.arrive(path);
  }

  async end(result: number | Error = 1) {
    this.tasks.shift()?.end(result);
    await settle();
  }

  signIn(target = '/') {
    this.stage = 'in';
    void this.guard.signedIn(target);
  }

  signOut() {
    this.stage = 'out';
    this.guard.signedOut();
  }
}

/** Lets everything happen that only waits for its turn. */
export async function settle() {
  for (let i = 0; i < 8; i += 1) await Promise.resolve();
}

/** A world that has shown its first page. */
export async function world(stage: Stage = 'out', path = '/login') {
  const made = new World();
  made.stage = stage;
  made.path = path;
  const started = made.start();
  if (stage === 'in') await made.end();
  await started;
  made.isListening = true;
  made.log = [];
  return made;
}
