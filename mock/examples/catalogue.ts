import * as z from 'zod';
import { barcodeOf, dosageFormOf } from './goodsTraits';
import { nameInitials } from '../../server/areas/master-data/rules/nameInitials';
import { toUnits } from '../../server/platform/numbers/decimal';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import {
  brand,
  branchProduct,
  product,
  productBatch,
  productCategory,
} from '../../server/areas/master-data/data/schema/product';
import catalogueFile from './articles.json';
import { firstLetter } from '../../server/areas/master-data/rules/firstLetter';
import { chunks } from '../../server/platform/database/chunks';
import { seeds } from './files';

const text = z.string();
/** Name, spec, unit, price in yuan, category, operate range, prescription type. */
const article = z.tuple([text, text, text, text, text, text, z.number()]);
const catalogue = z
  .object({ categories: z.array(z.tuple([text, text, z.array(text)])), products: z.array(article) })
  .parse(catalogueFile);

/** Each article of the word list is made by three of these; they are suppliers too (`suppliers.ts`). */
const MAKERS = ['楚天', '江汉', '鄂西', '荆楚', '湘江', '岭南', '浦江', '秦川', '蜀都', '闽海'];
/** A brand of no product yet: its maker is being taken on. */
const NEW_BRAND = '仁济堂';
const FIRST_MAKER = 15;
const TRADES = 4;
const VARIANTS = 3;
const FIRST_PRODUCT = 101;
/** In hundredths, of the article's price: one maker is dearer than another. */
const FACTORS = [100, 93, 108];
/** Where a price of the branch differs from the group's, every so many products, in hundredths. */
const OVERRIDES = { FDB: [7, 98], FDC: [5, 103], FDD: [6, 101] } as const;
const STOCKED = ['FDB', 'FDC', 'FDD'] as const;

/** What the worked examples leave open of P001–P008: maker, category, operate range, kind, supplier. */
const EXAMPLES: Readonly<Record<string, readonly [number, string, string, number, string]>> = {
  P001: [0, '0101', '1003', 3, 'G0012'],
  P002: [1, '0201', '1001', 1, 'G0012'],
  P003: [2, '0701', '1002', 1, 'G0013'],
  P004: [3, '0702', '1002', 1, 'G0013'],
  P005: [5, '0901', '3002', 4, 'G0014'],
  P006: [4, '1001', '1001', 2, 'G0012'],
  P007: [6, '0301', '1001', 3, 'G0012'],
  P008: [8, '0801', '2002', 5, 'G0013'],
};

const makerName = (maker: number) => `${MAKERS[maker] ?? NEW_BRAND}制药有限公司`;
const brandId = (maker: number) => `PP${String(maker + 1).padStart(6, '0')}`;
const supplierId = (maker: number) => `G${String(FIRST_MAKER + maker * TRADES).padStart(4, '0')}`;
const productCode = (productId: string) => `SP${productId.slice(1).padStart(6, '0')}`;

interface Priced {
  productId: string;
  list: number;
  cost: number;
  min: number;
}

const traits = (productId: string, productName: string, prescriptionType: number) => ({
  pinyin: nameInitials(productName),
  commonName: productName,
  dosageForm: dosageFormOf(productName, prescriptionType),
  barcode: barcodeOf(productId, prescriptionType),
});

function exampleRows() {
  return seeds.products.map(({ productId, productName, spec, unit, decimalQty }, i) => {
    const [maker, categoryId, operateRangeId, prescriptionType, supplier] = EXAMPLES[productId] ?? [0, '', '', 9, ''];
    return {
      ...{ productId, productName, spec, unit, categoryId, operateRangeId, prescriptionType },
      productCode: productCode(productId),
      ...traits(productId, productName, prescriptionType),
      manufacturer: makerName(maker),
      approvalNo: `国药准字H2001${String(i + 1).padStart(4, '0')}`,
      brandId: brandId(maker),
      supplierId: supplier,
      decimalQty: decimalQty === 1 ? (1 as const) : (0 as const),
    };
  });
}

const examplePrices = (): Priced[] =>
  seeds.products.map(({ productId, listPrice, costPrice, minSalePrice }) => ({
    productId,
    list: toUnits(listPrice, 4),
    cost: toUnits(costPrice, 4),
    min: toUnits(minSalePrice, 4),
  }));

/** The word list, each article from three makers. */
function generated() {
  return catalogue.products.flatMap((article, at) => {
    const [productName, spec, unit, yuan, categoryId, operateRangeId, prescriptionType] = article;
    return FACTORS.map((factor, variant) => {
      const number = at * VARIANTS + variant;
      const productId = `P${FIRST_PRODUCT + number}`;
      const maker = (at + variant * VARIANTS) % MAKERS.length;
      const list = Math.round((toUnits(yuan, 2) * factor) / 100) * 100;
      const row = {
        ...{ productId, productName, spec, unit, categoryId, operateRangeId, prescriptionType },
        productCode: productCode(productId),
        ...traits(productId, productName, prescriptionType),
        manufacturer: makerName(maker),
        approvalNo: `国药准字Z2${String(100_001 + number)}`,
        brandId: brandId(maker),
        supplierId: supplierId(maker),
        decimalQty: unit === 'kg' ? (1 as const) : (0 as const),
      };
      return { row, price: { productId, list, cost: part(list, 74), min: part(list, 84) } };
    });
  });
}

/** Hundredths of a price, to the fen. */
const part = (price: number, hundredths: number) => Math.round((price * hundredths) / 10_000) * 100;

const priceRow = ({ productId, list, cost, min }: Priced, branchId: string, hundredths = 100) => ({
  ...{ productId, branchId },
  listPrice: hundredths === 100 ? list : part(list, hundredths),
  costPrice: cost,
  minSalePrice: hundredths === 100 ? min : part(min, hundredths),
});

function priceRows(examples: readonly Priced[], others: readonly Priced[]) {
  const own = Object.entries(OVERRIDES).flatMap(([branchId, [every, hundredths]]) =>
    others.filter((_, i) => i % every === 0).map((one) => priceRow(one, branchId, hundredths)),
  );
  return [...[...examples, ...others].map((one) => priceRow(one, 'FDA')), ...own];
}

/** Twelve batches of the examples, two of them near their expiry, and one a branch of everything else. */
function batchRows(examples: readonly Priced[], others: readonly Priced[], day: string) {
  const at = (days: number) => shanghai(fromShanghai(day) + days * DAY).slice(0, 10);
  const batch = (productId: string, branchId: string, i: number) => ({
    ...{ productId, branchId },
    batchNo: `${at(-(30 + (i % 9) * 20))
      .replaceAll('-', '')
      .slice(2)}${String(i % 100).padStart(2, '0')}`,
    productionDate: at(-(30 + (i % 9) * 20)),
    expiryDate: at(i === 3 || i === 9 ? 45 + i : 700 - (i % 9) * 20),
    qty: (200 + ((i * 137) % 1800)) * 10_000,
  });
  const twelve = Array.from({ length: 12 }, (_, i) =>
    batch(examples[i % examples.length]?.productId ?? '', STOCKED[Math.floor(i / 4)] ?? 'FDB', i),
  );
  return [
    ...twelve,
    ...others.flatMap(({ productId }, i) => STOCKED.map((where, j) => batch(productId, where, i + j))),
  ];
}

/** What the makers are called abroad, and what they are known for. */
const BRANDS: readonly (readonly [english: string, description: string])[] = [
  ['Chutian', '抗生素与感冒用药，华中地区主销品牌'],
  ['Jianghan', '心脑血管慢病用药'],
  ['Exi', '鄂西道地药材制成的中成药'],
  ['Jingchu', '清热解毒类中成药'],
  ['Xiangjiang', '第二类精神药品与处方药'],
  ['Lingnan', '家用医疗器械与护理用品'],
  ['Pujiang', '消化系统用药'],
  ['Qinchuan', '儿科用药'],
  ['Shudu', '中药饮片，产地直采'],
  ['Minhai', '维生素与营养补充'],
  ['Renjitang', '首营审核中'],
];

function brandRow(brandName: string, maker: number, day: string) {
  const [brandNameEn = '', description = ''] = BRANDS[maker] ?? [];
  const opened = { createdBy: 'admin.hq', gmtCreated: `${day} 09:00:00`, modifiedBy: 'admin.hq' };
  return {
    ...{ brandId: brandId(maker), brandName, brandNameEn, description, sort: maker + 1, ...opened },
    ...{ manufacturer: makerName(maker), firstLetter: firstLetter(brandName), gmtModified: `${day} 09:00:00` },
  };
}

export async function seedCatalogue(db: Db, day: string) {
  await db.insert(brand).values([...MAKERS, NEW_BRAND].map((brandName, maker) => brandRow(brandName, maker, day)));
  await db.insert(productCategory).values(
    catalogue.categories.flatMap(([id, name, children], sort) => [
      { id, parentId: null, name, sort },
      ...children.map((child, i) => ({
        ...{ id: id + String(i + 1).padStart(2, '0'), parentId: id },
        ...{ name: child, sort: i },
      })),
    ]),
  );
  const others = generated();
  const [examples, prices] = [examplePrices(), others.map(({ price }) => price)];
  await db.insert(product).values([...exampleRows(), ...others.map(({ row }) => row)]);
  for (const rows of chunks(priceRows(examples, prices))) await db.insert(branchProduct).values(rows);
  for (const rows of chunks(batchRows(examples, prices, day))) await db.insert(productBatch).values(rows);
}
