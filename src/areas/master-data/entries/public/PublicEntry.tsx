import { useSearchParams } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Result, Skeleton } from 'antd';
import { useEffect } from 'react';
import { ERROR } from '@/contract/error-codes';
import { PUBLIC_RESULT_PAGE, type PublicName, publicEntryApi } from '@/contract/master-data/public-entry';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { LANGUAGES, switchLanguage, T, withTexts } from '@/core/i18n';
import { FormTexts } from '@/shared/fields/FormTexts';
import { LoadFailed } from '@/ui/LoadFailed';
import { PhonePage } from '@/ui/PhonePage';
import { Begun } from './Begun';
import styles from './publicEntry.module.css';

const TITLE = { company: 'publicEntry.companyTitle', customer: 'publicEntry.customerTitle' } as const;

/** Shown for a link that names no company, or one that takes no applications. */
function NoInvitation({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = isCallError(error) ? error.code : undefined;
  if (code === ERROR.tooManyRequests)
    return (
      <Result status="warning" title={<T id="publicEntry.tooMany" />} subTitle={<T id="publicEntry.tooManyHelp" />} />
    );
  if (error !== undefined && code !== ERROR.notFound && code !== ERROR.invalidInput)
    return <LoadFailed error={error} onRetry={onRetry} />;
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
    // The page shows the failure itself.
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

/** Switches to the language that the link asks for. */
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
      <FormTexts>
        <Invited kind={kind} />
      </FormTexts>
    </PhonePage>
  );
}

/** /companyEntryNoAuth and /customerEntryNoAuth: opened by the link of an invitation, without signing in. */
export const PublicEntry = withTexts(
  [
    'master-data/applicants',
    'master-data/entries',
    'master-data/entry-forms',
    'master-data/licences',
    'master-data/goods-codes',
    'shared/dialogs',
  ],
  Screen,
);
