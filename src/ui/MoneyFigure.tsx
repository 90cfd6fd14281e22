import { Statistic } from 'antd';
import { type TextId, useText } from '@/core/i18n';
import { formatMoney } from '@kit/format/number';

interface Props {
  title: TextId;
  value: string;
}

/** An amount that stands alone, with its currency; the sign stands before both. */
export function MoneyFigure({ title, value }: Props) {
  const text = useText();
  return <Statistic title={text(title)} value={value} formatter={() => formatMoney(value).replace(/^-?/, '$&¥')} />;
}
