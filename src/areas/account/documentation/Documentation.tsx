import { SearchOutlined } from '@ant-design/icons';
import { Button, Empty, Input, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { T, useText, withTexts } from '@/core/i18n';
import type { Area } from './contents';
import styles from './Documentation.module.css';
import { searchHelp, wordsOf } from './searchHelp';
import { Toc } from './Toc';
import { Topics } from './Topics';
import { useHashTarget } from './useHashTarget';
import { useHelp } from './useHelp';

function DocumentationScreen() {
  const { areas, hasFailed, retry } = useHelp();
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return (
    <>
      <PageHeader title="page.documentation" help="documentation.help" />
      <Skeleton active loading={!areas} paragraph={{ rows: 12 }}>
        {areas && <Searchable areas={areas} />}
      </Skeleton>
    </>
  );
}

function Searchable({ areas }: { areas: readonly Area[] }) {
  const text = useText();
  const [query, setQuery] = useState('');
  // The field shows what is typed before the text is searched and marked again.
  const wanted = useDeferredValue(query);
  const words = useMemo(() => wordsOf(wanted), [wanted]);
  const found = useMemo(() => searchHelp(areas, words), [areas, words]);
  const ids = useMemo(() => found.flatMap(({ topics }) => topics.map(({ id }) => id)), [found]);
  useHashTarget(ids);
  return (
    <>
      <div role="search" className={styles.search}>
        <Input
          type="search"
          prefix={<SearchOutlined />}
          allowClear
          maxLength={64}
          value={query}
          aria-label={text('documentation.search')}
          placeholder={text('documentation.search')}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p role="status" className={styles.count}>
          {words.length > 0 && ids.length > 0 && <T id="documentation.found" values={{ count: ids.length }} />}
        </p>
      </div>
      {ids.length > 0 ? (
        <div className={styles.body}>
          <Toc areas={found} ids={ids} />
          <Topics areas={found} words={words} />
        </div>
      ) : (
        <Empty description={<T id="documentation.nothing" values={{ query: wanted }} />}>
          <Button onClick={() => setQuery('')}>
            <T id="documentation.showAll" />
          </Button>
        </Empty>
      )}
    </>
  );
}

/** /documentation/index: what users may want to know, to read and to search; `#topic` leads to one. */
export const Documentation = withTexts(
  [
    'account/documentation',
    'trade-fair/fairs',
    'promotion/activity-form',
    'system/buttons',
    'tasks/exports',
    'orders/inquiry',
    'orders/returns',
    'finance/statements',
    'finance/workbench',
    'content/home-config',
    'content/designer',
    'content/plans',
    'content/releases',
    'content/overrides',
    'content/publishing',
    'content/announcements',
    'trade-fair/suppliers',
    'system/feedback',
    'account/guide',
    'tasks/imports',
    'trade-fair/draws',
    'system/menus',
    'system/operation-log',
    'promotion/policies',
    'pricing/compare',
    'pricing/trial',
    'trade-fair/prizes',
    'account/profile',
    'system/roles',
    'demo/theme-designer',
    'system/users',
    'account/day-cards',
    'finance/cashiers',
    'master-data/brands',
    'master-data/companies',
    'master-data/duplicates',
    'master-data/entries',
    'master-data/licences',
    'master-data/online-goods',
    'master-data/standards',
    'reports/reads',
    'reports/visits',
    'trade-fair/check-in',
    'trade-fair/dining',
    'trade-fair/hand-over',
    'trade-fair/home',
  ],
  DocumentationScreen,
);
