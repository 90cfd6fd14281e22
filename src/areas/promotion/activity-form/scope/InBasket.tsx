import { Tag } from 'antd';
import { T } from '@/core/i18n';

/** The name of a row, with a mark if it is in the basket already. */
export const InBasket = ({ name, inBasket }: { name: string; inBasket: boolean }) => (
  <>
    {inBasket && (
      <Tag color="blue">
        <T id="basket.chosen" />
      </Tag>
    )}
    {name}
  </>
);
