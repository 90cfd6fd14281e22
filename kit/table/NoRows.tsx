import { Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { T } from '../text';
import type { TextId } from '../types';
import type { Outcome } from './useQuery';

interface Props {
  outcome: Outcome;
  isFiltered: boolean;
  /** What an empty list without filters says. */
  text: TextId | undefined;
  /** The first step out of an empty list. */
  firstStep: ReactNode;
  onRetry: () => void;
  onClear: () => void;
}

/** An empty list holds nothing to tab to: whoever has no mouse scrolls through its titles by arrow keys. */
function scrollByKeys(element: HTMLElement | null) {
  const scroller = element?.closest('.ant-table-body, .ant-table-content');
  scroller?.setAttribute('tabindex', '0');
  return () => scroller?.removeAttribute('tabindex');
}

/** Why a list shows no rows, and the way on. */
export function NoRows({ outcome, isFiltered, text = 'kit.empty', firstStep, onRetry, onClear }: Props) {
  // Nothing is known before the first answer: "empty" would be a guess.
  if (outcome === 'none') return <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />;
  if (outcome === 'failed') {
    return (
      <Reason text="kit.failed">
        <Button onClick={onRetry}>
          <T id="kit.retry" />
        </Button>
      </Reason>
    );
  }
  if (!isFiltered) return <Reason text={text}>{firstStep}</Reason>;
  return (
    <Reason text="kit.noMatch">
      <Button onClick={onClear}>
        <T id="kit.clearFilters" />
      </Button>
    </Reason>
  );
}

function Reason({ text, children }: { text: TextId; children: ReactNode }) {
  return (
    <div ref={scrollByKeys}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id={text} />}>
        {children}
      </Empty>
    </div>
  );
}
