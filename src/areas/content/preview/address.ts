import { useSearchParams } from '@umijs/max';

/** The state of the preview, all of it in the address; '' where nothing is chosen. */
export interface Looked {
  /** The id of a page; '' for what the company shows. */
  id: string;
  versionNo: string;
  branchId: string;
  customerType: string;
  /** '' for now. */
  at: string;
  device: string;
}

const FIELDS = ['id', 'versionNo', 'branchId', 'customerType', 'at', 'device'] as const;

/** Reads and changes the address. A change replaces it: going back leaves the preview. */
export function useLooked(): [Looked, (change: Partial<Looked>) => void] {
  const [query, setQuery] = useSearchParams();
  // The keys of the object are the fields of the list.
  const looked = Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as unknown as Looked;
  const change = (changed: Partial<Looked>) => {
    const after = new URLSearchParams(query);
    for (const [field, value] of Object.entries(changed)) {
      if (value) after.set(field, value);
      else after.delete(field);
    }
    setQuery(after, { replace: true });
  };
  return [looked, change];
}

/** The input of a call; values that are not chosen are left out. */
export const viewerOf = ({ customerType, at }: Looked, branchId: string) => ({
  branchId,
  ...(customerType && { customerType }),
  ...(at && { at }),
});
