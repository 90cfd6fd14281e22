import { homeConfigApi } from '@/contract/content/home/pages';
import { useText } from '@/core/i18n';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: string;
  onChange?: (pageId: string | undefined) => void;
  disabled?: boolean;
}

/** One of the pages that the user may see, by its name. */
export function PageSelect({ value, onChange, ...props }: Props) {
  const text = useText();
  const { data } = useCall(homeConfigApi.detail, { id: value ?? '' }, { ready: Boolean(value) });
  return (
    <MoreSelect
      {...props}
      label={text('homePlan.pageId')}
      endpoint={homeConfigApi.page}
      query={(pageName) => ({ pageName })}
      option={({ pageId, pageName }) => ({ value: pageId, label: pageName })}
      value={value ? { value, label: data?.pageId === value ? data.pageName : value } : null}
      onChange={(chosen) => onChange?.(chosen?.value)}
    />
  );
}
