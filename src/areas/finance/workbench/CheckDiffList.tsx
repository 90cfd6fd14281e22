import { lazy, Suspense } from 'react';
import { useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { withTexts } from '@/core/i18n';
import { DiffList } from './DiffList';

const Workbench = lazy(async () => {
  const { Workbench: Panes } = await import('./Workbench');
  return { default: withTexts(['finance/statements'], Panes) };
});

const ID = /^\d{1,18}$/;

function CheckDiffListScreen() {
  const statementId = new URLSearchParams(useLocation().search).get('statementId') ?? '';
  if (!ID.test(statementId)) return <DiffList />;
  return (
    <Suspense fallback={<Skeleton active />}>
      <Workbench key={statementId} statementId={statementId} />
    </Suspense>
  );
}

/** /reconciliation/checkDiffList: all differences; with a statement in the address, its workbench. */
export const CheckDiffList = withTexts(['finance/workbench', 'finance/work-log', 'finance/bills'], CheckDiffListScreen);
