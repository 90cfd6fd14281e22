import { and, eq, inArray, ne } from 'drizzle-orm';
import { MAX_KEYWORDS } from '../../../../../src/contract/master-data/online-goods';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import type { Context } from '../../../../http/context';
import { cleanRichText } from '../../../../platform/richText';
import { isNamed } from '../../../../platform/database/columns';
import { global } from '../../../../platform/scope';
import { cell, type CellProblem, type Importer, type ImportRow, refuseRepeated } from '../../../tasks/public';
import { onlineGoods } from '../../data/schema/onlineGoods';
import { brand, product, productCategory } from '../../data/schema/product';

const LONGEST_KEYWORD = 10;

export const keywordsOf = (row: ImportRow) => [
  ...new Set(
    cell(row, 'keywords')
      .split(/[、,，;；\s]+/)
      .filter((part) => part !== ''),
  ),
];

/** Plain lines become paragraphs; what is marked up already is cut to what is allowed. */
export const detailOf = (row: ImportRow) => {
  const text = cell(row, 'detail').trim();
  if (text === '' || /<\w/.test(text)) return cleanRichText(text);
  return cleanRichText(
    text
      .split(/\r?\n/)
      .map((line) => `<p>${line}</p>`)
      .join(''),
  );
};

/** The number of a cell; `present` where it is empty. */
export const numberOf = (row: ImportRow, field: string, present: number) =>
  cell(row, field) === '' ? present : Number(cell(row, field));

/** The products, brands and categories that rows name. */
export async function namedIn(rows: readonly ImportRow[], { db }: Context) {
  const codes = rows.map((row) => cell(row, 'productCode'));
  const products = await db
    .select({ row: product, online: onlineGoods })
    .from(product)
    .leftJoin(onlineGoods, eq(onlineGoods.productId, product.productId))
    .where(global('shared', and(isNamed(product.productCode, codes), ne(product.status, MERGED))));
  const brands = await db
    .select({ brandId: brand.brandId, brandName: brand.brandName })
    .from(brand)
    .where(global('shared', and(eq(brand.deleted, 0), eq(brand.status, 1))));
  const categories = await db
    .select({ id: productCategory.id })
    .from(productCategory)
    .where(
      global(
        'shared',
        inArray(
          productCategory.id,
          rows.map((row) => cell(row, 'categoryId')),
        ),
      ),
    );
  return {
    products: new Map(products.map((one) => [one.row.productCode, one])),
    brands: new Map(brands.map(({ brandId, brandName }) => [brandName, brandId])),
    categories: new Set(categories.map(({ id }) => id)),
  };
}

/** Adds to each row what its form would refuse. */
export const checkOnline: Importer['check'] = async (given, _target, context) => {
  const { products, brands, categories } = await namedIn(given, context);
  return refuseRepeated(given, 'productCode').map((row): ImportRow => {
    const [productCode, brandName, categoryId] = [
      cell(row, 'productCode'),
      cell(row, 'brandName'),
      cell(row, 'categoryId'),
    ];
    const found = products.get(productCode);
    const keywords = keywordsOf(row);
    const isWrong = (field: string) => row.problems.some((one) => one.field === field);
    const step = numberOf(row, 'unitStep', found?.online?.unitStep ?? 1);
    const least = numberOf(row, 'minOrderQty', found?.online?.minOrderQty ?? 1);
    const canCount = !isWrong('unitStep') && !isWrong('minOrderQty');
    const problems: CellProblem[] = [
      ...(productCode !== '' && !found ? [{ field: 'productCode', text: 'import.notFound' } as const] : []),
      ...(brandName !== '' && !brands.has(brandName) ? [{ field: 'brandName', text: 'import.notFound' } as const] : []),
      ...(categoryId !== '' && !categories.has(categoryId)
        ? [{ field: 'categoryId', text: 'import.notFound' } as const]
        : []),
      ...(keywords.length > MAX_KEYWORDS
        ? [{ field: 'keywords', text: 'field.tooMany', params: { max: MAX_KEYWORDS } } as const]
        : []),
      ...(keywords.some((word) => word.length > LONGEST_KEYWORD)
        ? [{ field: 'keywords', text: 'import.tooLong', params: { max: LONGEST_KEYWORD } } as const]
        : []),
      ...(canCount && least % step !== 0
        ? [{ field: 'minOrderQty', text: 'field.multiple', params: { step } } as const]
        : []),
    ];
    return { ...row, problems: [...row.problems, ...problems] };
  });
};
