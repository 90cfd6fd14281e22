import { App, Typography } from 'antd';
import type { BatchResult } from '@/contract/fields';
import { useText } from '@/core/i18n';
import type { Choice } from './useSelection';

export interface BatchSteps {
  preview: () => Promise<BatchResult>;
  run: (expected: number) => Promise<BatchResult>;
}

const failuresOf = ({ total, done }: BatchResult) => total - done;

/** The refused rows with their reasons. */
function Failures({ result: { failed, ...counts } }: { result: BatchResult }) {
  const text = useText();
  const more = counts.total - counts.done - failed.length;
  return (
    <Typography.Paragraph style={{ maxHeight: '40vh', overflowY: 'auto', margin: 0 }}>
      {failed.map(({ id, name, msg }) => (
        <div key={id}>
          {name || id}: {msg}
        </div>
      ))}
      {more > 0 && <div>{text('kit.batchMore', { count: more })}</div>}
    </Typography.Paragraph>
  );
}

/**
 * Runs an action on many rows: a first call checks which rows would be refused and shows them, a second one runs
 * it on the others, and the result is shown. Undefined if nothing was done.
 */
export function useBatchRun() {
  const { modal } = App.useApp();
  const text = useText();
  return async (choice: Choice, { preview, run }: BatchSteps): Promise<BatchResult | undefined> => {
    const before = await preview();
    const { total, done } = before;
    const refused = failuresOf(before);
    if (done === 0) {
      await modal.warning({
        title: text('kit.batchNone', { total }),
        content: <Failures result={before} />,
        keyboard: false,
      });
      return undefined;
    }
    // With a query, nobody has seen all rows that it selects.
    if ('query' in choice || refused > 0) {
      const agreed = await modal.confirm({
        title: text(refused > 0 ? 'kit.batchAskSome' : 'kit.batchAsk', { total, done, refused }),
        content: <Failures result={before} />,
        okText: text('kit.continue'),
        keyboard: false,
      });
      if (!agreed) return undefined;
    }
    const after = await run(total);
    const failed = failuresOf(after);
    const title =
      after.done === 0
        ? text('kit.batchNone', { total: failed })
        : text('kit.batchPartly', { done: after.done, failed });
    if (failed > 0) modal.warning({ title, content: <Failures result={after} />, keyboard: false });
    return after.done === 0 ? undefined : after;
  };
}
