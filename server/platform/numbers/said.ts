/** How each field is said that the database keeps in units of its own. */
type Forms<Row> = { readonly [Field in keyof Row]?: (value: NonNullable<Row[Field]>) => unknown };

/**
 * A row, or some of its fields, as the contract says it: amounts in yuan, areas in m². For the operation log
 * (docs/domain/system.md#operation-log).
 */
export function said<Row extends object>(row: Row, forms: Forms<NoInfer<Row>>): Record<string, unknown> {
  // A row has no fields besides those of its type.
  const fields = Object.keys(row) as (keyof Row)[];
  const told = fields.map((field): [keyof Row, unknown] => {
    const value = row[field];
    const form = forms[field];
    return [field, form && value !== null && value !== undefined ? form(value) : value];
  });
  return Object.fromEntries(told);
}
