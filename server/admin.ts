import { backup, folderIn, restore, verify } from './admin/copies';
import { demandMove, moveAll } from './admin/files';
import { neutralise } from './admin/neutralise';
import { noneIn, Usage, USAGE } from './admin/usage';
import { createTicket, createUser, namesIn, userIn } from './admin/users';
import { giveUp } from './giveUp';
import type { Store } from './platform/database/open';
import { type Environment, readEnvironment } from './platform/environment/environment';
import { openAsItIs, openConfiguredStore, type Tools, toolsOf } from './start';

interface Given extends Tools {
  store: Store;
  environment: Environment;
}
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Reads its arguments, and answers what is to be done: a command that was mistyped has touched no database. */
type Command = (args: string[]) => (given: Given) => Promise<unknown>;

/** Commands for which an empty database is filled first, with roles and menus, as at the start of a server. */
const FILLING: Readonly<Record<string, Command>> = {
  // The filling is all: what a server does at its start is done ahead of it.
  prepare: (args) => {
    noneIn(args);
    return () => Promise.resolve(say('The database is migrated and filled; a server can start on it.'));
  },
  'create-user': (args) => {
    const wanted = userIn(args);
    return ({ store, environment, ...tools }) => createUser(store.db, wanted, { ...environment, ...tools });
  },
  sso: (args) => {
    const loginNames = namesIn(args);
    return ({ store, clock }) => createTicket(store.db, loginNames, clock());
  },
};

const COMMANDS: Readonly<Record<string, Command>> = {
  ...FILLING,
  backup: (args) => {
    const folder = folderIn(args);
    return ({ store, environment }) => backup(store, folder, environment);
  },
  files: (args) => {
    demandMove(args);
    return ({ store, environment }) => moveAll(store, environment);
  },
  neutralise: (args) => {
    noneIn(args);
    return async ({ store }) => {
      await neutralise(store.db);
      say('The database is a copy to try things on now: it sends no text message, and nobody is signed in.');
    };
  },
};

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  if ([name, ...args].includes('--help')) return say(USAGE);
  const environment = readEnvironment();
  if (name === 'verify') return verify(folderIn(args));
  if (name === 'restore') return restore(folderIn(args), environment);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Usage();
  const run = command(args);
  const tools = toolsOf(environment);
  const isFilled = Object.hasOwn(FILLING, name);
  const store = await (isFilled ? openConfiguredStore(environment, tools) : openAsItIs(environment));
  try {
    await run({ ...tools, store, environment });
  } finally {
    await store.close();
  }
}

main().catch(giveUp);
