import { lazy, Suspense } from 'react';
import type { useSaving } from './saving/useSaving';

const PublishPage = lazy(async () => ({
  default: (await import('../shared/publish-page/PublishPage')).PublishPage,
}));
const ConflictChoice = lazy(async () => ({ default: (await import('./saving/ConflictChoice')).ConflictChoice }));

interface Props {
  pageId: string;
  saving: ReturnType<typeof useSaving>;
  isPublishing: boolean;
  /** Closes the dialog of publishing. */
  onClose: () => void;
}

/** Dialogs over the designer: conflicts with another editor, and the receipt of publishing. */
export function DesignerDialogs({ pageId, saving, isPublishing, onClose }: Props) {
  const { meeting, settle, refresh } = saving;
  return (
    <Suspense fallback={null}>
      {meeting && <ConflictChoice sides={meeting} who={meeting.who} when={meeting.when} onSettled={settle} />}
      {isPublishing && (
        <PublishPage pageId={pageId} onClose={onClose} onPublished={() => void refresh().catch(() => undefined)} />
      )}
    </Suspense>
  );
}
