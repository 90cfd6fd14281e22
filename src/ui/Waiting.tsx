import { Skeleton } from 'antd';
import { LoadFailed } from './LoadFailed';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** About how long the loaded content will be. */
  lines?: number;
}

/** Shown in place of content: that it is loading, or why it failed, with a button to try again. */
export const Waiting = ({ error, onRetry, lines = 3 }: Props) =>
  error ? <LoadFailed error={error} onRetry={onRetry} /> : <Skeleton active paragraph={{ rows: lines }} />;
