import { T } from '@/core/i18n';
import type { StoredComponent } from '@/contract/content/home/component';
import { useDraft } from '@kit/form/useDraft';
import type { useSaving } from './useSaving';

const isComponent = (one: unknown): one is StoredComponent =>
  typeof one === 'object' && one !== null && 'componentId' in one && 'type' in one;

const componentsIn = (values: Readonly<Record<string, unknown>>): StoredComponent[] => {
  const { components } = values;
  return Array.isArray(components) ? components.filter(isComponent) : [];
};

/**
 * Offers the draft that a crash has left: it keeps the version that it was started from, and is merged when it is
 * saved.
 */
export function useRestored({ keeper, stored, restore }: ReturnType<typeof useSaving>, isOwn: boolean) {
  return useDraft({
    keeper,
    isOff: !isOwn,
    onRestore: ({ values, base, version = stored.version }) =>
      restore(componentsIn(values), { base: componentsIn(base), version }),
    warning: ({ version }) => version !== undefined && version !== stored.version && <T id="designer.draftOld" />,
  });
}
