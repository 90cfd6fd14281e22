import type { HomeComponent, StoredComponent } from './component';
import { COMPONENT_TYPES, type ComponentType, SCHEMAS } from './limits';

/*
 * Stored components read by newer code (docs/domain/home-pages.md#stored-pages): step by step, by pure functions. What
 * is stored stays as it is.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const imageOf = (value: unknown) =>
  typeof value === 'string' ? { fileId: value, alt: '', decorative: 0, focalX: 50, focalY: 50 } : value;

/** The images of a list were ids of files, and have words and a focal point now. */
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

/** By type: from schema 1 to 2, from 2 to 3 and so on. */
const STEPS: Partial<Readonly<Record<ComponentType, readonly Step[]>>> = {
  banner: [liftImages('items', 'image')],
  gridNav: [liftImages('items', 'icon')],
  imageAd: [liftImages('images', 'image')],
};

const isType = (type: string): type is ComponentType => COMPONENT_TYPES.some((one) => one === type);

/** Absent means the first. */
const schemaOf = ({ schema }: StoredComponent) => (schema === undefined ? 1 : schema);

/** What `draft` begins with, for what a stored component of an older form does not say. */
const HEAD = {
  name: '',
  visible: 1,
  style: { marginTop: 0, marginBottom: 0, paddingX: 0, radius: 0, backgroundColor: '' },
  audience: { customerTypes: [], branchIds: [] },
  startTime: null,
  endTime: null,
  locked: [],
} as const;

/** Whether this code knows the type and the form; of a type of another code it is a placeholder. */
export function isKnown(component: StoredComponent): boolean {
  const schema = schemaOf(component);
  if (!isType(component.type) || typeof schema !== 'number' || !Number.isInteger(schema)) return false;
  return schema >= 1 && schema <= SCHEMAS[component.type];
}

/** Narrows a component that has been lifted, and that the server has accepted. */
export const isHomeComponent = (component: StoredComponent): component is StoredComponent & HomeComponent =>
  isKnown(component) && schemaOf(component) === SCHEMAS[component.type as ComponentType] && isObject(component.data);

/** The newest form of a component; what this code does not know comes back as it is, the very same object. */
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
