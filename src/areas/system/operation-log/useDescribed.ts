import { useRequest } from 'ahooks';
import { type Catalogue, loadScreenTexts } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';

/** What the screen of an object would bring for it: its fields, and the texts that name them and others. */
export interface Described {
  fields?: RecordFields;
  prefixes?: readonly string[];
  texts: readonly Catalogue[];
}

/** By the object types of the log. They belong to areas that the log does not know: `src/compose` puts them together. */
export type Records = Readonly<Record<string, Described>>;

/** The description of an object, its texts loaded; what has none is shown by its names in the database. */
export function useDescribed(objectType: string | undefined, load: () => Promise<Records>) {
  const { data, loading } = useRequest(
    async () => {
      const described = new Map(Object.entries(await load())).get(objectType ?? '');
      await loadScreenTexts(described?.texts ?? []);
      return described;
    },
    { ready: objectType !== undefined, refreshDeps: [objectType] },
  );
  return { ...data, loading };
}
