import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import type { Context } from '../../../../http/context';
import type { CellProblem, ImportRow } from '../../rules/importRows';
import { demandGranted } from '../../../../http/branchScope';
import { slot } from '../../../../platform/slot';

/** What was imported into: the fair, the company. */
export type Target = Readonly<Record<string, string>>;

/** Why an object that was made of a row stays. */
export interface Kept {
  objectId: string;
  reason: CellProblem['text'];
}

/** What a template needs besides its columns. All of it runs in the transaction of the import. */
export interface Importer {
  /** Refuses the whole import, and holds what it needs against others. */
  open: (target: Target, context: Context) => Promise<void>;
  /** Adds to each row what is wrong with it beyond its own cells. */
  check: (rows: readonly ImportRow[], target: Target, context: Context) => Promise<ImportRow[]>;
  /** Rows of one unit come in together or not at all; without it each stands for itself. */
  unitOf?: (row: ImportRow) => string;
  /** Rows that need others of their file, which are written before them, however many there are. */
  isLater?: (row: ImportRow) => boolean;
  /** Comes before the first row is written, and not at all where none is good. */
  begin?: (target: Target, context: Context) => Promise<void>;
  /** Writes good rows; answers the ids of what was made of them, in their order. */
  write: (rows: readonly ImportRow[], target: Target, context: Context) => Promise<string[]>;
  /** Takes back what nobody has touched since, and names the rest. */
  undo: (objectIds: readonly string[], target: Target, context: Context) => Promise<Kept[]>;
}

/** A file is for a company of the user. */
export const demandBranch: Importer['open'] = ({ branchId = '' }, context) => demandGranted([branchId], context);

/** By template; each area brings its own. */
export const importers = slot<Readonly<Record<TemplateCode, Importer>>>('importers');

export const importerOf = (templateCode: TemplateCode): Importer => importers.get()[templateCode];
