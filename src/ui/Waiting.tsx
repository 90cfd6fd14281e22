import { Skeleton } from 'antd';
import { LoadFailed } from './LoadFailed';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** How long what is read will be about. */
  lines?: number;
}

/** In the place of what is read: that it comes, or why it does not and a way to ask again. */
export const Waiting = ({ error, onRetry, lines = 3 }: Props) =>
  error ? <LoadFailed error={error} onRetry={onRetry} /> : <Skeleton active paragraph={{ rows: lines }} />;
