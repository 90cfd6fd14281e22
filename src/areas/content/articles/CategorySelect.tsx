import { Select } from 'antd';
import { articleApi } from '@/contract/content/articles';
import { useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: string;
  onChange?: (categoryId: string) => void;
  allowClear?: boolean;
}

/** One of the categories of content. */
export function CategorySelect(props: Props) {
  const text = useText();
  const { data, loading } = useCall(articleApi.categories, {});
  return (
    <Select
      {...props}
      loading={loading}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={text('select.choose')}
      options={(data ?? []).map(({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName }))}
    />
  );
}
