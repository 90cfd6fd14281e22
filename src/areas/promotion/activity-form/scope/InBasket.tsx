import { Tag } from 'antd';
import { T } from '@/core/i18n';

/** What may be picked, marked where it has been. */
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
