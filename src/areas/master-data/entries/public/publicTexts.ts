/** What the public pages say, the fields of the forms among it. */
export const PUBLIC_TEXTS = [
  'master-data/public-entry',
  'master-data/entries',
  'master-data/entry-forms',
  'master-data/licences',
  'master-data/goods-codes',
  'trade-fair/shared/candidates',
] as const;
