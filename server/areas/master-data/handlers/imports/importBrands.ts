import { and, eq, inArray } from 'drizzle-orm';
import { BRAND_STATUS, DEFAULT_SORT } from '../../../../../src/contract/master-data/brands';
import { CATALOGUE_TEMPLATES } from '../../../../../src/contract/master-data/import-templates';
import type { Context } from '../../../../http/context';
import { isNamed } from '../../../../platform/database/columns';
import { global } from '../../../../platform/scope';
import {
  cell,
  codeIn,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  takeEach,
} from '../../../tasks/public';
import { brand } from '../../data/schema/product';
import { addBrand, deleteBrand, productsOf } from '../brands/write';
import { holdCatalogue } from './holdCatalogue';

async function namesTaken(names: readonly string[], { db }: Context) {
  const rows = await db
    .select({ name: brand.brandName })
    .from(brand)
    .where(global('shared', and(eq(brand.deleted, 0), isNamed(brand.brandName, names))));
  return new Set(rows.map(({ name }) => name));
}

const check: Importer['check'] = async (given, _target, context) => {
  const taken = await namesTaken(
    given.map((row) => cell(row, 'brandName')),
    context,
  );
  return refuseRepeated(given, 'brandName').map((row): ImportRow => {
    const isTaken = taken.has(cell(row, 'brandName'));
    return isTaken ? { ...row, problems: [...row.problems, { field: 'brandName', text: 'import.taken' }] } : row;
  });
};

/** An import remembers what it made by numbers: for brands, those in their codes. */
const PREFIX = 'PP';
const DIGITS = 6;
const numberOf = (brandCode: string) => String(Number(brandCode.slice(PREFIX.length)));
const codeOf = (number: string) => PREFIX + number.padStart(DIGITS, '0');

/** Each row is a brand, as its form would add it. */
const write: Importer['write'] = async (rows, _target, context) => {
  const made: string[] = [];
  for (const row of rows) {
    const [sort, status] = [cell(row, 'sort'), cell(row, 'status')];
    const isOff = codeIn(CATALOGUE_TEMPLATES.BRAND, 'status', status) === String(BRAND_STATUS.off);
    const { brandCode } = await addBrand(
      {
        ...{ brandName: cell(row, 'brandName'), brandNameEn: cell(row, 'brandNameEn'), logo: null },
        ...{ manufacturer: cell(row, 'manufacturer'), description: cell(row, 'description') },
        sort: sort === '' ? DEFAULT_SORT : Number(sort),
        status: isOff ? BRAND_STATUS.off : BRAND_STATUS.on,
      },
      context,
    );
    made.push(numberOf(brandCode));
  }
  return made;
};

/** Brands that nobody has changed since, and of which there is no product, are deleted. */
async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const rows = await context.db
    .select({ brandId: brand.brandId, version: brand.version })
    .from(brand)
    .where(global('shared', and(inArray(brand.brandId, ids.map(codeOf)), eq(brand.deleted, 0))));
  const found = new Map(rows.map((row) => [numberOf(row.brandId), row]));
  return takeEach(ids, found, async ({ brandId: brandCode, version }) => {
    if (version !== 1) return 'import.edited';
    if ((await productsOf(brandCode, context)) > 0) return 'import.hasProducts';
    await deleteBrand({ brandCode, version }, context);
    return undefined;
  });
}

/** BRAND: brands of the catalogue. */
export const brandImporter: Importer = {
  open: holdCatalogue,
  check,
  write,
  undo: (ids, _target, context) => undo(ids, context),
};
