import { articleApi } from '@/contract/content/articles';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
import { useCall } from '@kit/data/useCall';

interface Props {
  id?: string;
  value?: string;
  onChange?: (categoryId: string) => void;
  allowClear?: boolean;
}

/** One of the categories of content. */
export function CategorySelect(props: Props) {
  const read = useCall(articleApi.categories, {});
  return (
    <RemoteSelect<string>
      {...props}
      read={read}
      options={(read.data ?? []).map(({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName }))}
    />
  );
}
