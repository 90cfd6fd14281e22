/** What `rows.json` holds: a page of a list, as the backend answers it. */
export interface Rows<T> {
  records: T[];
  total: number;
}
