type Say<W extends string> = (id: W, values?: Record<string, string | number>) => string;

const DECIMAL = /^-?\d+\.\d+$/;

/** `say` with decimals as the language writes them, such as "1,50 ¥"; the text `point` is its decimal separator. */
export const withPoint = <W extends string>(say: Say<W>, point: NoInfer<W>): Say<W> => {
  const shown = (value: string | number) =>
    typeof value === 'string' && DECIMAL.test(value) ? value.replace('.', say(point)) : value;
  return (id, values = {}) =>
    say(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])));
};
