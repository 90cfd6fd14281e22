import { isLinkGood, LINK_LIMIT, linkSignature } from './links';

/** How long a preview of a home page can be opened (docs/domain/home-rendering.md#public-page). */
export const PREVIEW_LIMIT = LINK_LIMIT;

export const HOME_PATH = '/app/home';

const FIELDS = ['pageId', 'versionNo', 'branchId', 'customerType', 'at'] as const;
type Field = (typeof FIELDS)[number];
export type Previewed = Partial<Record<Field, string | number | undefined>>;

/** The given values in a fixed order, so that they can be signed. */
const queryOf = (previewed: Previewed) =>
  new URLSearchParams(
    FIELDS.flatMap((field) => (previewed[field] === undefined ? [] : [[field, String(previewed[field])]])),
  ).toString();

const signed = (query: string) => `preview ${query}`;

/** The public page of a version, or of a moment; the signature opens no other. */
export function previewLink(secret: string, previewed: Previewed, ms: number) {
  const query = queryOf(previewed);
  const expires = String(ms + PREVIEW_LIMIT);
  return `${HOME_PATH}?${query}&e=${expires}&s=${linkSignature(secret, signed(query), expires)}`;
}

/** Whether just this was signed, and may still be opened. */
export const isPreviewGood = (
  secrets: readonly string[],
  { e, s, ...previewed }: Previewed & { e: string; s: string },
  ms: number,
) => isLinkGood(secrets, { id: signed(queryOf(previewed)), e, s }, ms);
