import { useRequest } from 'ahooks';
import { type Catalogue, loadScreenTexts } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';

/** What the screen of an object would bring for it: its fields, and the texts that name them. */
export interface Described {
  fields?: RecordFields;
  texts: readonly Catalogue[];
}

/** By the object types of the log. They belong to areas that the log does not know: `src/compose` puts them together. */
export type Records = Readonly<Record<string, Described>>;

/** The fields of an object with their texts; what has no description is shown by its names in the database. */
export function useDescribed(objectType: string | undefined, load: () => Promise<Records>) {
  const { data: fields, loading } = useRequest(
    async () => {
      const described = new Map(Object.entries(await load())).get(objectType ?? '');
      await loadScreenTexts(described?.texts ?? []);
      return described?.fields;
    },
    { ready: objectType !== undefined, refreshDeps: [objectType] },
  );
  return { fields, loading };
}
