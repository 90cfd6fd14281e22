import { and, eq, inArray, ne } from 'drizzle-orm';
import { CATALOGUE_TEMPLATES } from '../../../../../src/contract/master-data/import-templates';
import { HERBAL, isEan13, PRESCRIPTION_TYPE } from '../../../../../src/contract/master-data/codes/goods-codes';
import { MAX_SHELF_LIFE, STORAGE } from '../../../../../src/contract/master-data/forms/commodity';
import { STANDARD_STATUS } from '../../../../../src/contract/master-data/standards';
import type { Context } from '../../../../http/context';
import { isNamed } from '../../../../platform/database/columns';
import { dictItem } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import {
  cell,
  type CellProblem,
  codeIn,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  takeEach,
} from '../../../tasks/public';
import { ENTRY_STATUS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { entry } from '../../data/schema/entry';
import { product } from '../../data/schema/product';
import { DUPLICATE_KIND } from '../../../../../src/contract/master-data/duplicates';
import { dropFacts } from '../../data/duplicates/renewFacts';
import { standard } from '../../data/schema/standard';
import { insertStandard, type StandardForm } from '../standards/write';
import { holdCatalogue } from './holdCatalogue';

const memberOf = <T extends number>(codes: Readonly<Record<string, T>>, row: ImportRow, field: string) => {
  const text = codeIn(CATALOGUE_TEMPLATES.STANDARD, field, cell(row, field));
  return Object.values(codes).find((one) => String(one) === text);
};

function formOf(row: ImportRow): StandardForm {
  const months = cell(row, 'shelfLifeMonths');
  return {
    ...{ commonName: cell(row, 'commonName'), tradeName: cell(row, 'tradeName'), spec: cell(row, 'spec') },
    ...{ dosageForm: cell(row, 'dosageForm'), manufacturer: cell(row, 'manufacturer') },
    ...{ approvalNo: cell(row, 'approvalNo'), barcode: cell(row, 'barcode'), packUnit: cell(row, 'packUnit') },
    shelfLifeMonths: months === '' ? null : Number(months),
    storage: memberOf(STORAGE, row, 'storage') ?? null,
    otcType: memberOf(PRESCRIPTION_TYPE, row, 'otcType') ?? PRESCRIPTION_TYPE.other,
  };
}

type Key = Pick<StandardForm, 'commonName' | 'spec' | 'manufacturer' | 'approvalNo' | 'packUnit'>;
const keyOf = ({ commonName, spec, manufacturer, approvalNo, packUnit }: Key) =>
  JSON.stringify([commonName, spec, manufacturer, approvalNo, packUnit]);

/** The standards of the same names, and the values of the dictionaries. */
async function knownOf(forms: readonly StandardForm[], { db }: Context) {
  const names = forms.map(({ commonName }) => commonName);
  const same = await db
    .select()
    .from(standard)
    .where(global('shared', and(ne(standard.status, STANDARD_STATUS.merged), isNamed(standard.commonName, names))));
  const items = await db
    .select({ dictCode: dictItem.dictCode, value: dictItem.value })
    .from(dictItem)
    .where(global('shared', and(inArray(dictItem.dictCode, ['dosageForm', 'packUnit']), eq(dictItem.status, 1))));
  return {
    keys: new Set(same.map(keyOf)),
    items: new Set(items.map(({ dictCode, value }) => `${dictCode} ${value}`)),
  };
}

const check: Importer['check'] = async (given, _target, context) => {
  const known = await knownOf(given.map(formOf), context);
  const whole = (row: ImportRow) => {
    const form = formOf(row);
    return form.commonName === '' || form.spec === '' || form.manufacturer === '' ? '' : keyOf(form);
  };
  return refuseRepeated(given, 'commonName', whole).map((row): ImportRow => {
    const form = formOf(row);
    const isThere = (dictCode: 'dosageForm' | 'packUnit') =>
      form[dictCode] === '' || known.items.has(`${dictCode} ${form[dictCode]}`);
    const problems: CellProblem[] = [
      ...(known.keys.has(keyOf(form)) ? [{ field: 'commonName', text: 'import.taken' } as const] : []),
      ...(isThere('dosageForm') ? [] : [{ field: 'dosageForm', text: 'import.notFound' } as const]),
      ...(isThere('packUnit') ? [] : [{ field: 'packUnit', text: 'import.notFound' } as const]),
      ...(form.barcode === '' || isEan13(form.barcode)
        ? []
        : [{ field: 'barcode', text: 'import.checkDigit' } as const]),
      ...(form.approvalNo === '' && form.otcType !== HERBAL
        ? [{ field: 'approvalNo', text: 'import.required' } as const]
        : []),
      ...((form.shelfLifeMonths ?? 0) > MAX_SHELF_LIFE
        ? [{ field: 'shelfLifeMonths', text: 'import.outside', params: { from: 1, to: MAX_SHELF_LIFE } } as const]
        : []),
    ];
    return { ...row, problems: [...row.problems, ...problems] };
  });
};

/** Nobody is asked to confirm an unusual approval number: older ones exist, and a file may have many. */
const write: Importer['write'] = async (rows, _target, context) => {
  const made: string[] = [];
  for (const row of rows) made.push((await insertStandard(formOf(row), context)).standardId);
  return made;
};

/** Entries that are still to become products. */
const UNWRITTEN = [...UNDER_WAY, ENTRY_STATUS.passed, ENTRY_STATUS.returned];

/** The codes to which products refer, and those to which entries refer. */
async function usesOf(codes: readonly string[], { db }: Context) {
  const products = await db
    .selectDistinct({ code: product.standardCode })
    .from(product)
    .where(global('shared', inArray(product.standardCode, [...codes])));
  const entries = await db
    .selectDistinct({ code: entry.standardCode })
    .from(entry)
    .where(global('joined', and(inArray(entry.standardCode, [...codes]), inArray(entry.status, UNWRITTEN))));
  const codesOf = (rows: readonly { code: string | null }[]) => new Set(rows.map(({ code }) => code));
  return { products: codesOf(products), entries: codesOf(entries) };
}

/** Standards that nobody has changed since, and that neither a product nor an entry is of, are taken back. */
async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, note } = context;
  const rows = await db
    .select()
    .from(standard)
    .where(global('shared', inArray(standard.standardId, [...ids])))
    .orderBy(standard.standardId)
    .for('update');
  const found = new Map(rows.map((row) => [row.standardId, row]));
  const codes = rows.map(({ standardCode }) => standardCode);
  const used = await usesOf(codes, context);
  return takeEach(ids, found, async (row) => {
    const { standardId: objectId, standardCode } = row;
    if (row.version !== 1 || row.status === STANDARD_STATUS.merged) return 'import.edited';
    if (used.products.has(standardCode)) return 'import.hasProducts';
    if (used.entries.has(standardCode)) return 'import.hasEntries';
    await db.delete(standard).where(ofParent(standard.standardId, objectId));
    await dropFacts(db, DUPLICATE_KIND.standard, [standardCode]);
    note({ objectId, objectName: standardCode, before: { ...row } });
    return undefined;
  });
}

/** STANDARD: the standards of products. */
export const standardImporter: Importer = {
  open: holdCatalogue,
  check,
  write,
  undo: (ids, _target, context) => undo(ids, context),
};
