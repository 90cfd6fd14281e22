import type { TemplateCode } from '../../../src/contract/transfer/import-templates';
import type { Context } from '../../http/context';
import type { CellProblem, ImportRow } from '../../rules/importRows';
import { commodityImporter } from '../fairCommodities/commodityImport';
import { customerImporter } from '../fairCustomers/customerImport';
import { orderImporter } from '../fairOrders/orderImport';
import { guestImporter } from '../guests/guestImport';
import { invitationImporter } from '../invitations/invitationImport';
import { supplierImporter } from '../tradeFair/supplierImport';

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
  /** Writes good rows; answers the ids of what was made of them, in their order. */
  write: (rows: readonly ImportRow[], target: Target, context: Context) => Promise<string[]>;
  /** Takes back what nobody has touched since, and names the rest. */
  undo: (objectIds: readonly string[], target: Target, context: Context) => Promise<Kept[]>;
  /** Rows of one unit come in together: whoever repairs one of them has all of them checked. */
  unitOf?: (row: ImportRow) => string;
}

export const IMPORTERS: Readonly<Record<TemplateCode, Importer>> = {
  FAIR_SUPPLIER: supplierImporter,
  FAIR_GUEST: guestImporter,
  FAIR_CUSTOMER: customerImporter,
  FAIR_COMMODITY: commodityImporter,
  FAIR_ORDER: orderImporter,
  INVITATION: invitationImporter,
};
