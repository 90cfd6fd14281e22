import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { DataDirectoryInUse } from './platform/database/lock';
import type { Db } from './platform/database/db';
import { branch, role, ssoTicket, staff, user, userRole } from './platform/schema/organisation';
import { openConfiguredStore } from './start';
import { hashPassword } from './platform/password';
import { createClock, MINUTE } from './platform/clock';

const USAGE = `npm run admin -- create-user --login <name> --name <real name> --branch <id> [options]
    --branch-name <name>   creates the branch, as a headquarters, when it does not exist
    --role <code>          HQ_ADMIN by default
    --phone <mobile>       for signing in by mobile code
    --staff <id>           staff id, the login name by default
    The password is read from PASSWORD; without it one is made and printed once.
npm run admin -- sso <login name> ...
    prints the address of a sign-on ticket, good once and for a minute`;

class Usage extends Error {}

const OPTIONS = {
  login: { type: 'string' },
  name: { type: 'string' },
  branch: { type: 'string' },
  'branch-name': { type: 'string' },
  role: { type: 'string', default: 'HQ_ADMIN' },
  phone: { type: 'string', default: '' },
  staff: { type: 'string' },
} as const;

async function ensureBranch(db: Db, branchId: string, branchName: string | undefined) {
  const [found] = await db.select().from(branch).where(eq(branch.branchId, branchId));
  if (found) return;
  if (!branchName) throw new Usage(`There is no branch ${branchId}; give --branch-name to create it.`);
  await db.insert(branch).values({ branchId, branchName, orgType: 1, path: `/${branchId}/` });
}

/** The first real account of a database without seed data (docs/operations.md#the-first-account). */
async function createUser(db: Db, args: string[]) {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { login, name, branch: branchId } = values;
  if (!login || !name || !branchId) throw new Usage(USAGE);
  const password = process.env.PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await ensureBranch(tx, branchId, values['branch-name']);
    const [wanted] = await tx.select().from(role).where(eq(role.roleCode, values.role));
    if (!wanted) throw new Usage(`There is no role ${values.role}.`);
    const staffId = values.staff ?? login;
    const [created] = await tx
      .insert(user)
      .values({
        loginName: login,
        realName: name,
        nickname: name,
        staffId,
        personId: staffId,
        i9Phone: values.phone,
        passwordHash,
        branchId,
        loginBranchIds: [branchId],
        lastSelectBranchId: branchId,
      })
      .onConflictDoNothing()
      .returning({ userId: user.userId });
    if (!created) throw new Usage(`The login name ${login} exists already.`);
    await tx.insert(staff).values({ staffId, staffName: name, personId: staffId, branchId }).onConflictDoNothing();
    await tx.insert(userRole).values({ userId: created.userId, roleId: wanted.roleId });
  });
  const shown = process.env.PASSWORD ? '' : ` Password, shown only now: ${password}`;
  process.stdout.write(`${login} may sign in to ${branchId} as ${values.role}.${shown}\n`);
}

async function createTicket(db: Db, loginNames: string[], ms: number) {
  const known = await db.select({ loginName: user.loginName }).from(user);
  const unknown = loginNames.filter((name) => !known.some(({ loginName }) => loginName === name));
  if (loginNames.length === 0 || unknown.length > 0)
    throw new Usage(`No such login name: ${unknown.join(', ')}\n${USAGE}`);
  const uuid = randomUUID();
  await db.insert(ssoTicket).values({ uuid, loginNames, expiresAt: new Date(ms + MINUTE) });
  process.stdout.write(`/?uuid=${uuid}\n`);
}

async function main() {
  const [command, ...args] = process.argv.slice(2);
  const clock = createClock(process.env.CLOCK);
  if (command !== 'create-user' && command !== 'sso') throw new Usage(USAGE);
  const store = await openConfiguredStore(process.env, clock);
  try {
    await (command === 'sso' ? createTicket(store.db, args, clock()) : createUser(store.db, args));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof Usage || error instanceof DataDirectoryInUse;
  const stack = error instanceof Error ? error.stack : undefined;
  process.stderr.write(`${(known ? error.message : stack) ?? String(error)}\n`);
  process.exit(1);
});
