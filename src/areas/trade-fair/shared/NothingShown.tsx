import { Result } from 'antd';
import { T, type TextId } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';

/** Titles and help texts by the code of the failure. */
export type Reasons = Readonly<Record<number, readonly [title: TextId, help: TextId]>>;

interface Props {
  reasons: Reasons;
  code: number | undefined;
  onRetry: () => void;
}

/** Says why a public page has nothing to show, and what to do. */
export function NothingShown({ reasons, code, onRetry }: Props) {
  const reason = reasons[code ?? 0];
  if (!reason) return <LoadFailed onRetry={onRetry} />;
  const [title, help] = reason;
  return <Result status="warning" title={<T id={title} />} subTitle={<T id={help} />} />;
}
