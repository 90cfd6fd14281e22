import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, filter, id, orEmpty, orNull, plainText, version } from '../fields';
import { area, telephone, WITH_CHOICES, writes } from './shared';

export const PROPERTY_TYPE = { office: 1, warehouse: 2, dormitory: 3, shop: 4, park: 5 } as const;
export const PROPERTY_STATUS = { off: 0, on: 1 } as const;
/** The most floors above ground. */
export const MOST_FLOORS = 200;

const whole = z.number().int();

const property = z.object({
  propertyId: z.string(),
  propertyCode: z.string(),
  propertyName: z.string(),
  propertyType: z.enum(PROPERTY_TYPE),
  branchId: z.string(),
  branchName: z.string(),
  address: z.string(),
  /** Square metres, two decimals. */
  totalArea: z.string(),
  managerId: z.string(),
  managerName: z.string(),
  phone: z.string(),
  buildingCount: whole,
  unitCount: whole,
  status: z.enum(PROPERTY_STATUS),
  gmtModified: z.string(),
  version: whole,
});
export type PmsProperty = z.infer<typeof property>;

const building = z.object({
  buildingId: z.string(),
  propertyId: z.string(),
  propertyName: z.string(),
  buildingName: z.string(),
  floors: whole,
  undergroundFloors: whole,
  /** Square metres, two decimals; null: not known. */
  buildArea: z.string().nullable(),
  unitCount: whole,
  gmtModified: z.string(),
  version: whole,
});
export type PmsBuilding = z.infer<typeof building>;

const form = {
  propertyName: plainText(50).min(1),
  propertyType: code(PROPERTY_TYPE),
  address: plainText(100).min(1),
  totalArea: orNull(area),
  managerId: erpCode,
  phone: orEmpty(z.union([telephone, z.literal('')])),
};

const reads = { access: WITH_CHOICES, write: false, assumed: true } as const;

const choice = z.object({ value: z.string(), label: z.string() });

/** Properties that a company lets, and their buildings (docs/domain/property.md#properties). */
export const propertyApi = service(
  'platform',
  '/base/api/pms',
  {
    page: post(
      '/property/page',
      pageQuery(
        {
          propertyName: filter(50),
          propertyType: code(PROPERTY_TYPE).optional(),
          branchId: erpCode.optional(),
          status: code(PROPERTY_STATUS).optional(),
        },
        ['propertyCode', 'propertyName', 'gmtModified'],
      ),
      page(property),
      reads,
    ),
    /** The companies of the viewer, and the people of a company, or of his own. */
    choices: get(
      '/property/choices',
      z.object({ branchId: erpCode.optional() }),
      z.object({ branches: z.array(choice), staff: z.array(choice) }),
      reads,
    ),
    /** Saves a property: without an id a new one, otherwise with id and version; its company cannot change. */
    save: post(
      '/property/save',
      z.object({ propertyId: orNull(id), version: orNull(version), branchId: erpCode, ...form }),
      z.object({ propertyId: z.string() }),
      writes('pmsProperty', 'edit', 'property_add', 'property_edit'),
    ),
    updateStatus: post(
      '/property/updateStatus',
      z.object({ id, version, status: code(PROPERTY_STATUS) }),
      done,
      writes('pmsProperty', 'status', 'property_status'),
    ),
    /** Deletes a property without buildings. */
    delete: post('/property/delete', z.object({ id, version }), done, writes('pmsProperty', 'delete', 'property_del')),
  },
  { reads: ['pmsBuilding', 'pmsUnit'] },
);

const buildingForm = {
  buildingName: plainText(20).min(1),
  floors: z.coerce.number().int().min(1).max(MOST_FLOORS),
  undergroundFloors: z.coerce.number().int().min(0).max(20).default(0),
  /** Square metres, with two decimals at most. */
  buildArea: orNull(area),
};

export const buildingApi = service(
  'platform',
  '/base/api/pms/building',
  {
    /** Buildings; with `propertyId` of one property, otherwise of all that the user may see, for choices. */
    page: post(
      '/page',
      pageQuery({ propertyId: id.optional(), buildingName: filter(20) }, ['buildingName', 'floors', 'gmtModified']),
      page(building),
      reads,
    ),
    /**
     * Saves a building: without an id a new one, otherwise with id and version; no fewer floors than its units need;
     * its property cannot change.
     */
    save: post(
      '/save',
      z.object({ buildingId: orNull(id), version: orNull(version), propertyId: id, ...buildingForm }),
      z.object({ buildingId: z.string() }),
      writes('pmsBuilding', 'edit', 'property_edit'),
    ),
    /** Deletes a building without units. */
    delete: post('/delete', z.object({ id, version }), done, writes('pmsBuilding', 'delete', 'property_edit')),
  },
  { reads: ['pmsUnit'] },
);
