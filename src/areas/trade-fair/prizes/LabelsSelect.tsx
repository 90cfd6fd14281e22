import { Select } from 'antd';
import { prizeGroupApi } from '@/contract/trade-fair/prizes';
import { useText } from '@/core/i18n';
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
  const { data, loading } = useCall(prizeGroupApi.listPrizeGroup, { tradeFairId });
  return (
    <Select
      {...props}
      mode="multiple"
      loading={loading}
      placeholder={text('prize.everybody')}
      options={(data ?? []).map(({ label }) => ({ value: label, label }))}
    />
  );
}
