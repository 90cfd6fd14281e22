import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { uniqueIndex } from 'drizzle-orm/pg-core';
import { BUTTON_POSITIONS } from '../../../src/contract/system/menus';
import { DATA_SCOPES } from '../../../src/contract/system/roles';
import { flag, id, instant, moment, newId, touched } from '../database/columns';
import { ROLE_STATUS } from '../../../src/contract/system/roles';
import { MENU_STATUS } from '../../../src/contract/system/menus';
import { USER_STATUS } from '../../../src/contract/system/users';
import { among, versions } from '../database/checks';

/** Starts above every seeded id. */
export const objectId = pgSequence('object_id', { startWith: 1_000_000 });

export const branch = pgTable(
  'branch',
  {
    branchId: text().primaryKey(),
    branchName: text().notNull().unique(),
    parentId: text(),
    orgType: smallint().notNull(),
    /** `/FDA/FDB/`: "this branch and below" is a prefix. */
    path: text().notNull(),
    sort: integer().notNull().default(100),
    status: smallint().notNull().default(1),
  },
  (table) => [index('branch_path').on(table.path.op('text_pattern_ops')), among('branch_status', table.status, [0, 1])],
);

export const user = pgTable(
  'app_user',
  {
    userId: newId().primaryKey(),
    loginName: text().notNull().unique(),
    realName: text().notNull(),
    staffId: text().notNull(),
    personId: text().notNull(),
    i9Phone: text().notNull(),
    nickname: text().notNull().default(''),
    introduction: text().notNull().default(''),
    email: text().notNull().default(''),
    remark: text().notNull().default(''),
    passwordHash: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    loginBranchIds: text().array().notNull(),
    lastSelectBranchId: text().notNull(),
    /** 0 disabled, 1 enabled, 2 locked (docs/domain/system.md#users). */
    status: smallint().notNull().default(1),
    pwdChangedAt: moment(),
    lastLoginTime: moment(),
    lastLoginIp: text(),
    /** Tokens for screens and phones that were handed out before this have ended (docs/domain/account.md#sessions). */
    tokensSince: instant(),
    ...touched,
    version: integer().notNull().default(1),
  },
  (table) => [
    index('app_user_phone').on(table.i9Phone),
    index('app_user_staff').on(table.staffId),
    uniqueIndex('app_user_login_name_lower').on(sql`lower(${table.loginName})`),
    among('app_user_status', table.status, USER_STATUS),
    versions('app_user_version', table.version),
  ],
);

/** Who works where, as the personnel system says; an account belongs to one of them (docs/domain/system.md#users). */
export const staff = pgTable(
  'staff',
  {
    staffId: text().primaryKey(),
    staffName: text().notNull(),
    personId: text().notNull(),
    departmentName: text().notNull().default(''),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    status: smallint().notNull().default(1),
  },
  (table) => [among('staff_status', table.status, [0, 1])],
);

export const role = pgTable(
  'role',
  {
    roleId: newId().primaryKey(),
    roleCode: text().notNull().unique(),
    roleName: text().notNull(),
    dataScope: text({ enum: DATA_SCOPES }).notNull(),
    status: smallint().notNull().default(1),
    remark: text().notNull().default(''),
    builtIn: flag(),
    ...touched,
    version: integer().notNull().default(1),
    /** A deleted role is disabled as well; its code stays taken. */
    deleted: flag(),
  },
  (table) => [among('role_status', table.status, ROLE_STATUS), versions('role_version', table.version)],
);

export const userRole = pgTable(
  'user_role',
  {
    userId: id()
      .notNull()
      .references(() => user.userId),
    roleId: id()
      .notNull()
      .references(() => role.roleId),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

export const menu = pgTable(
  'menu',
  {
    menuId: text().primaryKey(),
    menuUrl: text().notNull().unique(),
    menuTitle: text().notNull(),
    titles: jsonb().$type<Record<string, string>>().notNull().default({}),
    menuIcon: text().notNull().default(''),
    menuParent: text().notNull(),
    isExternalLink: flag(),
    isFind: smallint().$type<0 | 1>().notNull().default(1),
    sort: integer().notNull(),
    noCache: flag(),
    pageName: text().notNull().default(''),
    /** The last segment of menuUrl, unique among menus; buttons hang on it. Absent for an external link. */
    pageKey: text().unique(),
    status: smallint().notNull().default(1),
    ...touched,
    version: integer().notNull().default(1),
  },
  (table) => [among('menu_status', table.status, MENU_STATUS), versions('menu_version', table.version)],
);

export const button = pgTable(
  'button',
  {
    buttonCode: text().primaryKey(),
    pageKey: text().notNull(),
    menuUrl: text().notNull(),
    buttonName: text().notNull(),
    position: text({ enum: BUTTON_POSITIONS }).notNull(),
    batch: flag(),
    sort: integer().notNull(),
    status: smallint().notNull().default(1),
    /** Calls that an administrator has bound to it, besides those of the contract. */
    apiPaths: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...touched,
    version: integer().notNull().default(1),
  },
  (table) => [among('button_status', table.status, [0, 1]), versions('button_version', table.version)],
);

export const roleMenu = pgTable(
  'role_menu',
  {
    roleId: id()
      .notNull()
      .references(() => role.roleId),
    menuId: text()
      .notNull()
      .references(() => menu.menuId),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.menuId] })],
);

export const roleButton = pgTable(
  'role_button',
  {
    roleId: id()
      .notNull()
      .references(() => role.roleId),
    buttonCode: text()
      .notNull()
      .references(() => button.buttonCode),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.buttonCode] })],
);

export const dictItem = pgTable(
  'dict_item',
  {
    dictCode: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    labelEn: text().notNull(),
    sort: integer().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.dictCode, table.value] })],
);

/** A single sign-on ticket: one use, 60 s; seeded ones do not expire (docs/domain/platform.md#example-company). */
export const ssoTicket = pgTable('sso_ticket', {
  uuid: text().primaryKey(),
  loginNames: text().array().notNull(),
  expiresAt: instant(),
  usedAt: instant(),
});
