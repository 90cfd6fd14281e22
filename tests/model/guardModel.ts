import type { Stage } from '../../src/core/session/session';

const FREE = [
  '/login',
  '/auth-redirect',
  '/uploadFile',
  '/invitationReply',
  '/statementReply',
  '/fairDoor',
  '/drawProof',
  '/test',
  '/401',
  '/404',
  '/customerEntryNoAuth',
  '/companyEntryNoAuth',
  '/customerEntryAddResult',
];
const PUBLIC = [...FREE.filter((path) => path !== '/fairDoor'), '/prizeDraw', '/selectAccount'];
const bare = (path: string) => path.split(/[?#]/)[0] ?? '';

/** The navigation guard of docs/console.md#sign-in, read aloud: independent of the code that it checks. */
export class GuardModel {
  stage: Stage = 'out';
  loaded = false;
  path = '/login';
  /** Outstanding work, oldest first; only the newest may still count. */
  tasks: { kind: 'load' | 'exchange'; counts: boolean }[] = [];
  target = '';

  working() {
    return this.tasks.some(({ counts }) => counts);
  }

  begin(kind: 'load' | 'exchange', target: string) {
    for (const task of this.tasks) task.counts = false;
    this.tasks.push({ kind, counts: true });
    this.target = target;
  }

  visit(wanted: string) {
    const uuid = /[?&]uuid=/.test(wanted);
    let path = wanted
      .replace(/\?uuid=[^&]*$/, '')
      .replace(/\?uuid=[^&]*&/, '?')
      .replace(/&uuid=[^&]*/, '');
    let from = bare(this.path);
    for (;;) {
      this.path = path;
      const here = bare(path);
      if (this.stage === 'in') {
        if (here === '/login' && from !== '/401' && from !== '/login') {
          [from, path] = [here, '/'];
          continue;
        }
        if (here === '/login') return;
        if (this.working()) this.target = path;
        else if (!this.loaded && here !== '/selectAccount' && !FREE.includes(here)) this.begin('load', path);
        return;
      }
      if (this.working()) this.target = path;
      else if (uuid) this.begin('exchange', path);
      else if (!this.mayStay(here, path)) {
        [from, path] = [here, this.signInFor(path)];
        continue;
      }
      return;
    }
  }

  mayStay(here: string, path: string) {
    if (FREE.includes(here)) return true;
    if (here === '/selectAccount') return this.stage === 'choosing';
    return here === '/prizeDraw' && /[?&]token=[^&]/.test(path);
  }

  signInFor(path: string) {
    return PUBLIC.includes(bare(path)) ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
  }

  out() {
    const wanted = this.working() ? this.target : this.path;
    const stays = bare(this.path) === '/login' && !this.working();
    for (const task of this.tasks) task.counts = false;
    this.stage = 'out';
    this.loaded = false;
    if (!stays) this.visit(this.signInFor(wanted));
  }

  end(result: number | Error) {
    const task = this.tasks.shift();
    if (!task?.counts) return;
    const { target } = this;
    if (task.kind === 'load') {
      this.loaded = !(result instanceof Error);
      this.visit(this.loaded ? target : '/401');
    } else if (result instanceof Error) this.visit(target);
    else if (result === 0) this.visit('/401');
    else if (result === 1) {
      this.stage = 'in';
      this.begin('load', '/');
    } else {
      this.stage = 'choosing';
      this.visit('/selectAccount');
    }
  }
}
