import * as z from 'zod';

/** A file beside a text. */
export const attachmentLink = z.object({
  fileId: z.string(),
  name: z.string(),
  /** Signed; it expires. */
  url: z.string(),
});
