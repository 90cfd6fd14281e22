import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { useState } from 'react';
import type { PublicFile, Received as Answer } from '@/contract/master-data/public-entry';
import { LoadFailed } from '@/ui/LoadFailed';
import { emptyForm } from '../form/formValues';
import type { DraftOf, Loaded } from './draft/draftKeeper';
import { usePublicDraft } from './draft/usePublicDraft';
import { EntryWizard } from './EntryWizard';
import { InvitedBy } from './publicTrees';
import { Received } from './Received';
import { PAGE_OF } from './steps';
import { resumeSent } from './useSend';

interface BegunProps {
  of: DraftOf;
  /** For a returned application: its form, and the changes that are wanted. */
  returned?: { form: Record<string, unknown>; files: readonly PublicFile[]; remarks: readonly Remark[] };
}
interface Remark {
  path: string;
  remark: string;
}

/** The form, with the draft that is kept in this browser. */
export function Begun({ of, returned }: BegunProps) {
  const { draft, shown } = usePublicDraft(of);
  const [answer, setAnswer] = useState<Answer>();
  const { data, error, refresh } = useRequest(
    async (): Promise<{ loaded: Loaded | undefined }> => {
      const answered = await resumeSent(of);
      if (answered) {
        draft.forget();
        setAnswer(answered);
      }
      return { loaded: answered ? undefined : await draft.load() };
    },
    {
      onError: () => undefined,
    },
  );
  if (answer) return <Received kind={of.kind} answer={answer} />;
  if (error) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { loaded } = data;
  const values = { ...emptyForm(PAGE_OF[of.kind]), ...returned?.form, ...loaded?.form };
  const files = [...(returned?.files ?? []), ...(loaded?.files ?? [])];
  return (
    <InvitedBy value={of.branchId}>
      <EntryWizard
        of={of}
        draft={draft}
        shown={shown}
        initial={{ values, step: loaded?.step ?? 0, files }}
        remarks={returned?.remarks ?? []}
        onSubmitted={setAnswer}
      />
    </InvitedBy>
  );
}
