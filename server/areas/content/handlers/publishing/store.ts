import type { PublishStatus } from '../../../../../src/contract/content/publishing';
import type { ReferenceTarget } from '../../../../../src/contract/content/references';
import type { ReleaseObject } from '../../../../../src/contract/content/releases';
import type { Context } from '../../../../http/context';

/** The part of a row that the life cycle knows (docs/domain/publishing.md#life-cycle). */
export interface Published {
  branchIds: string[];
  startTime: string | null;
  endTime: string | null;
  planTime: string | null;
  publishStatus: PublishStatus;
  publishTime: string | null;
  takeDownTime: string | null;
  modifiedBy: string;
  gmtModified: string;
  version: number;
  deleted: 0 | 1;
}

export interface Store<Row extends Published> {
  /** Its kind in a release. */
  kind: ReleaseObject;
  /** The row under a lock, if it is in sight. */
  read: (id: string, context: Context) => Promise<Row | undefined>;
  write: (row: Row, values: Partial<Published>, context: Context) => Promise<unknown>;
  nameOf: (row: Row) => { objectId: string; objectName: string };
  /** Its kind as a target of pages; before it goes, the pages that use it are asked for (43722). */
  target?: ReferenceTarget;
  /** Throws where it cannot be published as it is. */
  check?: (row: Row, context: Context) => Promise<unknown>;
}
