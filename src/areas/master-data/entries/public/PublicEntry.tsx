import { useSearchParams } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Result, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import {
  PUBLIC_RESULT_PAGE,
  type PublicFile,
  type PublicName,
  publicEntryApi,
  type Received as Answer,
} from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { LANGUAGES, switchLanguage, T, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { PhonePage } from '@/ui/PhonePage';
import { emptyForm } from '../form/formValues';
import { EntryWizard } from './EntryWizard';
import { PUBLIC_TEXTS } from './publicTexts';
import { InvitedBy } from './publicTrees';
import { Received } from './Received';
import styles from './publicEntry.module.css';
import { PAGE_OF } from './steps';
import type { DraftOf, Loaded } from './draftKeeper';
import { usePublicDraft } from './usePublicDraft';

const TITLE = { company: 'publicEntry.companyTitle', customer: 'publicEntry.customerTitle' } as const;

interface BegunProps {
  of: DraftOf;
  /** Of an application that came back: what it says, and what is to be changed. */
  returned?: { form: Record<string, unknown>; files: readonly PublicFile[]; remarks: readonly Remark[] };
}
interface Remark {
  path: string;
  remark: string;
}

/** The form, with the draft that this browser has of it. */
export function Begun({ of, returned }: BegunProps) {
  const { draft, shown } = usePublicDraft(of);
  const [answer, setAnswer] = useState<Answer>();
  const { data, error, refresh } = useRequest(
    async (): Promise<{ loaded: Loaded | undefined }> => ({ loaded: await draft.load() }),
    {
      onError: () => undefined,
    },
  );
  if (answer) return <Received kind={of.kind} answer={answer} />;
  if (error) return <LoadFailed onRetry={refresh} />;
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

/** Of a link that names no company, or one that invites nobody. */
function NoInvitation({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = isCallError(error) ? error.code : undefined;
  if (code === ERROR.tooManyRequests)
    return (
      <Result status="warning" title={<T id="publicEntry.tooMany" />} subTitle={<T id="publicEntry.tooManyHelp" />} />
    );
  if (error !== undefined && code !== ERROR.notFound && code !== ERROR.invalidInput)
    return <LoadFailed onRetry={onRetry} />;
  return (
    <Result
      status="warning"
      title={<T id="publicEntry.noInvitation" />}
      subTitle={<T id="publicEntry.noInvitationHelp" />}
    />
  );
}

const INVITER = /^[A-Za-z0-9]{1,20}$/;

function Invited({ kind }: { kind: PublicName }) {
  const [query] = useSearchParams();
  const branchId = query.get('branchId') ?? '';
  const given = query.get('inviter') ?? '';
  const inviter = INVITER.test(given) ? given : null;
  const { data, error, refresh } = useRequest(() => call(publicEntryApi.invite, { branchId }, { silent: true }), {
    ready: branchId !== '',
    refreshDeps: [branchId],
    // The page says it.
    onError: () => undefined,
  });
  if (branchId === '' || error) return <NoInvitation error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <p className={styles.hint}>
        <T id="publicEntry.invitedBy" values={{ company: data.branchName }} />{' '}
        <a href={PUBLIC_RESULT_PAGE}>
          <T id="publicEntry.askResult" />
        </a>
      </p>
      <Begun of={{ kind, branchId, inviter, again: null }} />
    </>
  );
}

/** The language that the link asks for. */
function useLinkLanguage() {
  const [query] = useSearchParams();
  const wanted = LANGUAGES.find(({ key }) => key === query.get('lang'))?.key;
  useEffect(() => {
    if (wanted) void switchLanguage(wanted);
  }, [wanted]);
}

function Screen({ kind }: { kind: PublicName }) {
  useLinkLanguage();
  return (
    <PhonePage title={TITLE[kind]}>
      <Invited kind={kind} />
    </PhonePage>
  );
}

const WithTexts = withTexts(PUBLIC_TEXTS, Screen);

/** /companyEntryNoAuth */
export const CompanyEntryNoAuth = () => <WithTexts kind="company" />;
/** /customerEntryNoAuth */
export const CustomerEntryNoAuth = () => <WithTexts kind="customer" />;
