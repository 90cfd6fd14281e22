import type { exportJob } from '../../data/schema/export';

const KIND = 'export';

/** The job that writes an export; two of a user run at once. */
export const queued = ({ jobNo, userId }: Pick<typeof exportJob.$inferSelect, 'jobNo' | 'userId'>) => ({
  ...{ kind: KIND, key: jobNo, lane: userId },
  payload: { jobNo },
});
