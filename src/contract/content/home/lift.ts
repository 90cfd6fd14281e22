import type { HomeComponent, StoredComponent } from './component';
import { COMPONENT_TYPES, type ComponentType, SCHEMAS } from './limits';

/*
 * Brings stored components into the newest form (docs/domain/home-pages.md#stored-pages): version by version, by pure
 * functions. The stored data do not change.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const imageOf = (value: unknown) =>
  typeof value === 'string' ? { fileId: value, alt: '', decorative: 0, focalX: 50, focalY: 50 } : value;

/** Lists of images held only file ids; now each image has an alternative text and a focal point. */
const liftImages =
  (list: string, field: string) =>
  (data: Record<string, unknown>): Record<string, unknown> => {
    const pieces = data[list];
    if (!Array.isArray(pieces)) return data;
    const lifted = pieces.map((one: unknown) =>
      isObject(one) && field in one ? { ...one, [field]: imageOf(one[field]) } : one,
    );
    return { ...data, [list]: lifted };
  };

type Step = (data: Record<string, unknown>) => Record<string, unknown>;

/** Steps by type: from schema 1 to 2, from 2 to 3, and so on. */
const STEPS: Partial<Readonly<Record<ComponentType, readonly Step[]>>> = {
  banner: [liftImages('items', 'image')],
  gridNav: [liftImages('items', 'icon')],
  imageAd: [liftImages('images', 'image')],
};

const isType = (type: string): type is ComponentType => COMPONENT_TYPES.some((one) => one === type);

/** A component without a schema has the first one. */
const schemaOf = ({ schema }: StoredComponent) => (schema === undefined ? 1 : schema);

/** Initial values for fields that a component of an older form lacks. */
const HEAD = {
  name: '',
  visible: 1,
  style: { marginTop: 0, marginBottom: 0, paddingX: 0, radius: 0, backgroundColor: '' },
  audience: { customerTypes: [], branchIds: [] },
  startTime: null,
  endTime: null,
  locked: [],
} as const;

/** Whether this code knows the type and the schema; other components are shown as placeholders. */
export function isKnown(component: StoredComponent): boolean {
  const schema = schemaOf(component);
  if (!isType(component.type) || typeof schema !== 'number' || !Number.isInteger(schema)) return false;
  return schema >= 1 && schema <= SCHEMAS[component.type];
}

/** Narrows the type of a component that has been lifted and that the server has accepted. */
export const isHomeComponent = (component: StoredComponent): component is StoredComponent & HomeComponent =>
  isKnown(component) && schemaOf(component) === SCHEMAS[component.type as ComponentType] && isObject(component.data);

/** The newest form of a component; an unknown component is returned unchanged, as the same object. */
export function liftComponent(component: StoredComponent): StoredComponent {
  if (!isKnown(component) || !isType(component.type)) return component;
  const schema = Number(schemaOf(component));
  const newest = SCHEMAS[component.type];
  if (component.schema === newest && Object.keys(HEAD).every((field) => field in component)) return component;
  const steps = (STEPS[component.type] ?? []).slice(schema - 1);
  const data = steps.reduce((one, step) => step(one), isObject(component.data) ? component.data : {});
  const style = isObject(component.style) ? { ...HEAD.style, ...component.style } : HEAD.style;
  const audience = isObject(component.audience) ? { ...HEAD.audience, ...component.audience } : HEAD.audience;
  return { ...HEAD, ...component, style, audience, data, schema: newest };
}

export const liftPage = (components: readonly StoredComponent[]) => components.map((one) => liftComponent(one));
