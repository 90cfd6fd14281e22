import * as z from 'zod';
import type { ButtonCode, PageKey } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { batchResult, chosen, code, erpCode, flag, FLAG, id, MOST_NAMED, orNull, plainText, version } from '../fields';
import { groupFilters, guestFilters } from './guest-filters';
import { prizeLabel } from './prizes';

export const GENDER = { unknown: 0, male: 1, female: 2 } as const;

const guest = z.object({
  guestId: z.string(),
  guestName: z.string(),
  /** Masked. */
  phone: z.string(),
  fairCustomerId: z.string(),
  customerName: z.string(),
  guestGroupId: z.string(),
  guestGroupName: z.string(),
  /** The guest's own department, else that of his group. */
  departmentId: z.string().nullable(),
  departmentName: z.string(),
  ownDepartment: z.boolean(),
  position: z.string(),
  companions: z.number().int(),
  prizeGroupLabel: z.string(),
  seatNo: z.string(),
  signInStatus: z.enum(FLAG),
  ticketCount: z.number().int(),
  version: z.number().int(),
});
export type Guest = z.infer<typeof guest>;

const group = z.object({
  guestGroupId: z.string(),
  groupName: z.string(),
  /** The first-level customer that all guests of the group have in common. */
  customerId: z.string(),
  customerName: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string(),
  leaderGuestId: z.string().nullable(),
  leaderName: z.string(),
  guestCount: z.number().int(),
  signedCount: z.number().int(),
  version: z.number().int(),
});
export type GuestGroup = z.infer<typeof group>;

/**
 * What belongs to guests who change their group: all of it stays with the guest
 * (docs/domain/trade-fair.md#guests-and-groups).
 */
const moving = z.object({
  guests: z.number().int(),
  companions: z.number().int(),
  signedIn: z.number().int(),
  tickets: z.number().int(),
  wins: z.number().int(),
  meals: z.number().int(),
  /** The names of departments that guests get from the new group. */
  departments: z.array(z.string()),
});
export type Moving = z.infer<typeof moving>;

const GUEST_PAGES = [
  ...(['guestManage', 'addInvitation', 'lotteryTicket', 'signIn', 'dining', 'saleShowOrders'] as const),
] satisfies PageKey[];
/** Objects that the data of guests and groups depend on. */
const madeOf = ['fairCustomer', 'fairOrder', 'invitation', 'prizeGroup', 'checkIn', 'lotteryTicket', 'import'] as const;
const reads = { access: { pages: ['guestManage'] }, write: false, reads: madeOf } as const;
const action = (button: ButtonCode, verb: 'edit' | 'delete', object: 'guest' | 'guestGroup') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, object] }) as const;

const groupName = plainText(50).min(1);

const { ids: guestGroupIds, ...groupQuery } = chosen(id, groupFilters);
const { ids: _few, ...guestQuery } = chosen(id, guestFilters);
/** Groups of a fair, by their ids or by the filters of their list. */
const chosenGroups = { tradeFairId: id, guestGroupIds, ...groupQuery };
/** Guests of a fair, by their ids or by the filters of their list. */
const chosenGuests = {
  ...{ tradeFairId: id, guestIds: z.array(id).min(1).max(5_000).optional() },
  ...guestQuery,
};
const assigned = batchResult.extend({ updated: z.number().int() });

export const guestApi = service('platform', '/tradefair/api/tradeFair/guest', {
  guestList: post(
    '/guestList',
    pageQuery({ tradeFairId: id, guestIds: z.array(id).max(MOST_NAMED).optional(), ...guestFilters }, [
      'guestName',
      'seatNo',
    ]),
    page(guest),
    { access: { pages: GUEST_PAGES }, write: false, reads: madeOf },
  ),
  listGroup: post('/listGroup', pageQuery({ tradeFairId: id, ...groupFilters }, ['groupName']), page(group), {
    ...reads,
    // Vouchers of a meal are given to groups as well.
    access: { pages: ['guestManage', 'dining'] },
  }),
  departmentList: post(
    '/departmentList',
    z.object({ tradeFairId: id }),
    z.array(z.object({ departmentId: z.string(), departmentName: z.string(), guestCount: z.number().int() })),
    reads,
  ),
  statistics: post(
    '/statistics',
    z.object({ tradeFairId: id, groupBy: z.enum(['department', 'customer', 'prizeGroup']).default('department') }),
    z.object({
      total: z.number().int(),
      confirmed: z.number().int(),
      signed: z.number().int(),
      absent: z.number().int(),
      companions: z.number().int(),
      rows: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          total: z.number().int(),
          signed: z.number().int(),
          companions: z.number().int(),
        }),
      ),
    }),
    { access: { pages: ['guestManage', 'saleShowHome'] }, write: false, reads: madeOf },
  ),
  updateGuestDepartment: post(
    '/updateGuestDepartment',
    z.object({ ...chosenGuests, departmentId: orNull(erpCode) }),
    assigned,
    action('guestManage_department', 'edit', 'guest'),
  ),
  /** The results that `updateGuestDepartment` would have. */
  previewGuestDepartment: post('/updateGuestDepartment/preview', z.object(chosenGuests), batchResult, {
    access: { buttons: ['guestManage_department'] },
    write: false,
    assumed: true,
  }),
  updateGuestGroupDepartment: post(
    '/updateGuestGroupDepartment',
    z.object({
      ...chosenGroups,
      departmentId: orNull(erpCode),
      /** Departments of single guests are removed. */
      cascade: flag.default(1),
    }),
    assigned,
    action('guestManage_batchDepartment', 'edit', 'guestGroup'),
  ),
  /** The results that `updateGuestGroupDepartment` would have. */
  previewGroupDepartment: post('/updateGuestGroupDepartment/preview', z.object(chosenGroups), batchResult, {
    access: { buttons: ['guestManage_batchDepartment'] },
    write: false,
    assumed: true,
  }),
  /** What a change of groups would move. */
  previewMove: post(
    '/previewMove',
    z.object({ tradeFairId: id, targetGroupId: id.optional(), sourceGroupIds: z.array(id).min(1).max(100) }),
    moving,
    { ...reads, assumed: true },
  ),
  mergeGuestGroup: post(
    '/mergeGuestGroup',
    z.object({
      tradeFairId: id,
      targetGroupId: id,
      sourceGroupIds: z.array(id).min(1).max(100),
      groupName: groupName.optional(),
      /** The versions on the screen, by group. */
      versions: z.record(id, version).default({}),
    }),
    group,
    action('guestManage_merge', 'edit', 'guestGroup'),
  ),
  splitGuestGroup: post(
    '/splitGuestGroup',
    z.object({
      tradeFairId: id,
      guestGroupId: id,
      version,
      groups: z
        .array(z.object({ groupName, guestIds: z.array(id).min(1).max(5_000), departmentId: orNull(erpCode) }))
        .min(2)
        .max(50),
    }),
    z.array(group),
    action('guestManage_split', 'edit', 'guestGroup'),
  ),
  deleteGuestGroup: post(
    '/deleteGuestGroup',
    z.object({ tradeFairId: id, guestGroupIds: z.array(id).min(1).max(500), force: flag.default(0) }),
    z.object({ deleted: z.number().int() }),
    { ...action('guestManage_del', 'delete', 'guestGroup'), changes: ['guest'] },
  ),
  update: post(
    '/update',
    z.object({
      guestId: id,
      version,
      guestName: plainText(20).min(1),
      position: plainText(20).default(''),
      companions: z.coerce.number().int().min(0).max(9).default(0),
      seatNo: plainText(10).default(''),
      gender: code(GENDER).default(0),
      prizeGroupLabel: prizeLabel.default(''),
    }),
    z.object({ guestId: z.string() }),
    { ...action('guestManage_edit', 'edit', 'guest'), assumed: true },
  ),
});
