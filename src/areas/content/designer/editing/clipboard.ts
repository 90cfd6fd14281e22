import type { StoredComponent } from '@/contract/content/home/component';
import { randomUuid } from '@/core/http/random';
import { stored } from '@/core/storage/stored';
import type { PageParts } from '../commands/command';

const isComponent = (value: unknown): value is StoredComponent =>
  typeof value === 'object' &&
  value !== null &&
  'componentId' in value &&
  typeof value.componentId === 'string' &&
  'type' in value &&
  typeof value.type === 'string';

/** Components that were copied in this window, from any page; removed when the session ends. */
const entry = stored<StoredComponent[]>({
  area: 'session',
  key: 'homeClipboard',
  parse: (value) => (Array.isArray(value) && value.length > 0 && value.every(isComponent) ? value : null),
});

export const copyComponents = (components: PageParts) => entry.write([...components]);

/** The copied components with new ids; locks are dropped, because they hold only on the page they come from. */
export const copiedComponents = (): PageParts =>
  (entry.read() ?? []).map((one) => ({ ...one, componentId: randomUuid(), locked: [] }));
