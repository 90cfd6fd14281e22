import type { ButtonCode } from '@/contract/buttons';
import { PUBLISH_STATUS, type PublishStatus } from '@/contract/content/publishing';
import type { Action, Answer } from '@kit/actions/action';

interface Row {
  name: string;
  publishStatus: PublishStatus;
  /** Whether all companies of the row are the user's. */
  changeable: boolean;
}

type Move = 'publish' | 'takeDown' | 'remove';
interface Moves extends Readonly<Record<Move, (answer: Answer) => Promise<unknown>>> {
  codes: Readonly<Record<Move, ButtonCode>>;
}

/**
 * The actions that the life cycle allows: publish a row that is not shown, take down one that is
 * (docs/domain/publishing.md#life-cycle).
 */
export function publishActions({ name, publishStatus, changeable }: Row, { codes, ...moves }: Moves): Action[] {
  if (!changeable) return [];
  const values = { name };
  if (publishStatus === PUBLISH_STATUS.published)
    return [
      {
        ...{ code: codes.takeDown, label: 'action.takeDown', danger: true, done: 'publishing.takenDown' },
        confirm: { title: 'publishing.askTakeDown', values },
        onAction: moves.takeDown,
      },
    ];
  return [
    {
      ...{ code: codes.publish, label: 'action.publish', done: 'publishing.published' },
      confirm: { title: 'publishing.askPublish', values },
      onAction: moves.publish,
    },
    {
      ...{ code: codes.remove, label: 'action.delete', danger: true, done: 'publishing.deleted' },
      confirm: { title: 'publishing.askDelete', values },
      onAction: moves.remove,
    },
  ];
}
