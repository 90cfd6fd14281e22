import { Alert } from 'antd';
import { T, type TextId, useText } from '@/core/i18n';
import type { InvalidField } from '@kit/form/useFormFailure';

const SHOWN = 8;

const BASKETS: Readonly<Record<string, TextId>> = {
  products: 'basket.productsOf',
  customers: 'basket.customersOf',
  staff: 'basket.staffOf',
};
const FIELDS: Readonly<Record<string, TextId>> = {
  priceMode: 'basket.priceMode',
  specialPrice: 'basket.specialPrice',
  specialRate: 'basket.specialRate',
  reducePrice: 'basket.reducePrice',
  floorPrice: 'basket.floorPrice',
  ceilPrice: 'basket.ceilPrice',
  ladders: 'basket.ladders',
  quotaAmount: 'basket.quotaAmount',
};

/** Invalid rows of a basket: which row, which value, and why. */
export function BasketProblems({ invalid }: { invalid: readonly InvalidField[] }) {
  const text = useText();
  if (invalid.length === 0) return null;
  const named = (names: typeof FIELDS, name: string | number | undefined) => {
    const id = names[String(name)];
    return id ? text(id) : '';
  };
  const say = ({ name: [basket, row, field], msg }: InvalidField) =>
    row === undefined
      ? text('basket.wrong', { basket: named(BASKETS, basket), msg })
      : text('basket.rowProblem', { row, field: named(FIELDS, field), msg });
  return (
    <Alert
      showIcon
      type="error"
      style={{ marginBlockEnd: 16 }}
      title={<T id="basket.problems" values={{ count: invalid.length }} />}
      description={
        <>
          {invalid.slice(0, SHOWN).map((one) => (
            <div key={one.name.join()}>{say(one)}</div>
          ))}
          {invalid.length > SHOWN && <T id="basket.moreProblems" values={{ count: invalid.length - SHOWN }} />}
        </>
      }
    />
  );
}
