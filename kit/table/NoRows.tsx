import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { T } from '../text';
import type { TextId } from '../types';
import type { Outcome } from './useQuery';

interface Props {
  outcome: Outcome;
  isFiltered: boolean;
  /** The text of an empty list without filters. */
  text: TextId | undefined;
  /** A button in the empty list, such as the one that adds the first record. */
  firstStep: ReactNode;
  onRetry: () => void;
  onClear: () => void;
}

/** An empty list has nothing to focus; made focusable, it can be scrolled sideways with the arrow keys. */
function scrollByKeys(element: HTMLElement | null) {
  const scroller = element?.closest('.ant-table-body, .ant-table-content');
  scroller?.setAttribute('tabindex', '0');
  return () => scroller?.removeAttribute('tabindex');
}

/** Says why a list has no rows, and offers what to do next. */
export function NoRows({ outcome, isFiltered, text = 'kit.empty', firstStep, onRetry, onClear }: Props) {
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
