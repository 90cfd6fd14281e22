import { Select } from 'antd';
import { prizeGroupApi } from '@/contract/trade-fair/prizes';
import { useText } from '@/core/i18n';
import { remoteProps } from '@/ui/pick/remoteNodes';
import { useCall } from '@kit/data/useCall';

interface Props {
  tradeFairId: string;
  id?: string;
  value?: string[];
  onChange?: (labels: string[]) => void;
}

/** The groups of guests that a prize is for; without one, everybody. */
export function LabelsSelect({ tradeFairId, ...props }: Props) {
  const text = useText();
  const read = useCall(prizeGroupApi.listPrizeGroup, { tradeFairId });
  const options = (read.data ?? []).map(({ label }) => ({ value: label, label }));
  return (
    <Select
      {...props}
      mode="multiple"
      placeholder={text('prize.everybody')}
      options={options}
      {...remoteProps(read, options)}
    />
  );
}
