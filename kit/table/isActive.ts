/** Whether a value of the search form narrows the list. */
export const isActive = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
