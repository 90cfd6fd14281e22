import * as z from 'zod';
import { dateTime, FLAG } from '../../fields';
import { DATA } from './data';
import { type ComponentType, LIMITS, SCHEMAS } from './limits';

const colour = z.string().regex(/^(#[0-9A-Fa-f]{6})?$/);
const upTo = (max: number) => z.number().int().min(0).max(max);

/** The id of a component: chosen when the component is made, and never changed. */
export const componentId = z.string().regex(/^[A-Za-z0-9_-]{1,36}$/);

export const style = z.object({
  marginTop: upTo(LIMITS.margin),
  marginBottom: upTo(LIMITS.margin),
  paddingX: upTo(LIMITS.paddingX),
  radius: upTo(LIMITS.radius),
  /** '' stands for the colour of the page. */
  backgroundColor: colour,
});
export type ComponentStyle = z.output<typeof style>;

/** Who sees a component; an empty list means everybody. */
export const audience = z.object({
  customerTypes: z.array(z.number().int().min(1).max(99)).max(LIMITS.audience),
  branchIds: z.array(z.string().max(40)).max(LIMITS.audience),
});
export type Audience = z.output<typeof audience>;

const head = {
  componentId,
  name: z.string().trim().max(LIMITS.name),
  visible: z.enum(FLAG),
  style,
  audience,
  startTime: dateTime.nullable(),
  endTime: dateTime.nullable(),
  /** Values that companies below may not override: `["*"]` for everything, or paths. The head office decides. */
  locked: z.array(z.string().max(60)).max(40),
};

const of = <T extends ComponentType>(type: T) =>
  z.object({ ...head, type: z.literal(type), schema: z.literal(SCHEMAS[type]), data: DATA[type] });

/** A component in its newest form (docs/domain/home-pages.md#components). */
export const homeComponent = z.discriminatedUnion('type', [
  of('search'),
  of('banner'),
  of('gridNav'),
  of('notice'),
  of('productList'),
  of('zone'),
  of('imageAd'),
  of('tabs'),
  of('countdown'),
  of('title'),
  of('richText'),
  of('divider'),
]);
export type HomeComponent = z.output<typeof homeComponent>;
export type ComponentOf<T extends ComponentType> = Extract<HomeComponent, { type: T }>;
export type DataOf<T extends ComponentType> = ComponentOf<T>['data'];

/**
 * A component as it is stored: perhaps in an older form, or of a type that this code does not know
 * (docs/domain/home-pages.md#stored-pages).
 */
export const storedComponent = z.looseObject({ componentId, type: z.string().min(1).max(40) });
export type StoredComponent = z.output<typeof storedComponent>;
