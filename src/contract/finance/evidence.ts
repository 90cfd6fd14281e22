import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { code, done, FLAG, id, orEmpty, plainText } from '../fields';

/* Evidence for decisions of the workbench (docs/domain/workbench.md#evidence). */

export const EVIDENCE_KIND = { delivery: 1, payment: 2, correspondence: 3, other: 9 } as const;
export type EvidenceKind = (typeof EVIDENCE_KIND)[keyof typeof EVIDENCE_KIND];

/** The most files for one difference or match. */
export const MOST_EVIDENCE = 10;

const evidence = z.object({
  evidenceId: z.string(),
  /**
   * The number of the object that the file belongs to: a difference, a match, an adjustment or the statement itself.
   */
  objectNo: z.string(),
  kind: z.enum(EVIDENCE_KIND),
  note: z.string(),
  fileName: z.string(),
  mime: z.string(),
  /** Signed, good for 30 minutes. */
  url: z.string(),
  byName: z.string(),
  time: z.string(),
  /** Whether the user may delete the file: his own, or as headquarters any file. */
  canDelete: z.enum(FLAG),
});
export type Evidence = z.infer<typeof evidence>;

const write = { access: { buttons: ['checkDiffList_evidence'] }, write: true, assumed: true } as const;

export const evidenceApi = service(
  'platform',
  '/order-bill/api/statement/evidence',
  {
    /** The files of a difference with those of its match, of a match, or of a whole statement. */
    list: get('/:objectId', z.object({ objectId: id }), z.array(evidence), {
      access: { pages: ['checkDiffList'] },
      write: false,
      assumed: true,
    }),
    /** Adds a file to a difference, to a match, or to the whole statement, as the basis of its confirmation. */
    add: post(
      '/add',
      z.object({
        ...{ fileId: id, diffId: id.optional(), matchId: id.optional(), statementId: id.optional() },
        kind: code(EVIDENCE_KIND),
        note: orEmpty(plainText(200)),
      }),
      z.object({ evidenceId: z.string() }),
      { ...write, log: ['add', 'statement'] },
    ),
    delete: post('/delete', z.object({ evidenceId: id }), done, { ...write, log: ['delete', 'statement'] }),
  },
  { reads: ['statement'] },
);
