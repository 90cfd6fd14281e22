import { InputNumber, type InputNumberProps } from 'antd';
import { float } from '@/core/input/filters';

const DECIMALS = 4;

/** How much of a batch comes back; of what is sold whole, no part of one. */
export const BatchQuantity = ({ isWhole, ...input }: InputNumberProps<string> & { isWhole: boolean }) => (
  <InputNumber<string> stringMode min="0" parser={(typed) => float(typed, isWhole ? 0 : DECIMALS)} {...input} />
);
