import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { MINUTE } from '../platform/clock';
import type { Db } from '../platform/database/db';
import type { Environment } from '../platform/environment/environment';
import { Spoken } from '../platform/fault';
import { branch, role, ssoTicket, staff, user, userRole } from '../platform/schema/organisation';
import type { Tools } from '../start';
import { Usage } from './usage';
import { global } from '../platform/scope';

const OPTIONS = {
  login: { type: 'string' },
  name: { type: 'string' },
  branch: { type: 'string' },
  'branch-name': { type: 'string' },
  role: { type: 'string', default: 'HQ_ADMIN' },
  phone: { type: 'string', default: '' },
  staff: { type: 'string' },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    // It names the option that there is not.
    throw new Usage(error instanceof Error ? error.message : '');
  }
}

/** Who is to be created. */
export function userIn(args: string[]) {
  const { login, name, branch: branchId, ...others } = read(args);
  if (!login || !name || !branchId) throw new Usage('--login, --name and --branch are needed.');
  return { ...others, login, name, branchId };
}

export function namesIn(loginNames: string[]) {
  if (loginNames.length === 0) throw new Usage('Which login name?');
  return loginNames;
}

async function ensureBranch(db: Db, branchId: string, branchName: string | undefined) {
  const [found] = await db
    .select()
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  if (found) return;
  if (!branchName) throw new Spoken(`There is no branch ${branchId}; give --branch-name to create it.`);
  await db.insert(branch).values({ branchId, branchName, orgType: 1, path: `/${branchId}/` });
}

/** The first real account of a database without seed data (docs/operations.md#the-first-account). */
export async function createUser(
  db: Db,
  { login, name, branchId, ...values }: ReturnType<typeof userIn>,
  { PASSWORD, passwords }: Environment & Tools,
) {
  const password = PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await ensureBranch(tx, branchId, values['branch-name']);
    const [wanted] = await tx
      .select()
      .from(role)
      .where(global('shared', eq(role.roleCode, values.role)));
    if (!wanted) throw new Spoken(`There is no role ${values.role}.`);
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
    if (!created) throw new Spoken(`The login name ${login} exists already.`);
    await tx.insert(staff).values({ staffId, staffName: name, personId: staffId, branchId }).onConflictDoNothing();
    await tx.insert(userRole).values({ userId: created.userId, roleId: wanted.roleId });
  });
  const shown = PASSWORD ? '' : ` Password, shown only now: ${password}`;
  process.stdout.write(`${login} may sign in to ${branchId} as ${values.role}.${shown}\n`);
}

export async function createTicket(db: Db, loginNames: string[], ms: number) {
  const known = await db.select({ loginName: user.loginName }).from(user);
  const unknown = loginNames.filter((name) => !known.some(({ loginName }) => loginName === name));
  if (unknown.length > 0) throw new Spoken(`No such login name: ${unknown.join(', ')}.`);
  const uuid = randomUUID();
  await db.insert(ssoTicket).values({ uuid, loginNames, expiresAt: new Date(ms + MINUTE) });
  process.stdout.write(`/?uuid=${uuid}\n`);
}
