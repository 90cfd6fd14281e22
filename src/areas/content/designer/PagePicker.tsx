import { homeConfigApi } from '@/contract/content/home/pages';
import { useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { MoreSelect } from '@/ui/form/MoreSelect';
import styles from './Designer.module.css';

/** Opens another page; each page has an address of its own. */
export function PagePicker({ page }: { page: { value: string; label: string } | null }) {
  const text = useText();
  return (
    <div className={styles.picker}>
      <MoreSelect
        label={text('designer.choosePage')}
        endpoint={homeConfigApi.page}
        query={(pageName) => ({ pageName })}
        option={({ pageId, pageName }) => ({ value: pageId, label: pageName })}
        value={page}
        onChange={(chosen) => {
          // The page of this tab does not change.
          if (chosen && chosen.value !== page?.value)
            navigate(`/content/appHome?id=${encodeURIComponent(chosen.value)}`);
        }}
      />
    </div>
  );
}
