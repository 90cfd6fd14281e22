/** The texts of whatever shows the fields of an entry. */
export const FORM_TEXTS = [
  ...(['master-data/entries', 'master-data/entry-forms', 'master-data/licences', 'master-data/goods-codes'] as const),
  'trade-fair/shared/candidates',
] as const;
