import { Card, Skeleton, Tag, Typography } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { profileApi, type SignIn } from '@/contract/account/profile';
import { formatDate } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { deviceOf } from './device';
import styles from './Profile.module.css';

/** Where the user is signed in; sessions that he does not recognise he can end. */
export function SignIns() {
  const text = useText();
  const { data, error, refresh } = useCall(profileApi.signIns, {});
  const others = (data ?? []).filter(({ isCurrent }) => !isCurrent);
  const end = async (signInIds?: string[]) => {
    const { ended } = await call(profileApi.endSignIns, signInIds ? { signInIds } : {});
    notifier.success(text('profile.signInsEnded', { count: ended }));
  };
  return (
    <Card
      title={<T id="profile.signIns" />}
      extra={
        others.length > 1 && (
          <ActionButton
            label="profile.endOthers"
            danger
            onAction={() => end()}
            confirm={{
              title: 'profile.askEndOthers',
              content: 'profile.askEndHelp',
              values: { count: others.length },
            }}
          />
        )
      }
    >
      {data ? (
        <ul className={styles.signIns}>
          {data.map((one) => (
            <Row key={one.signInId} {...one} onEnd={() => end([one.signInId])} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Card>
  );
}

function Row({ onEnd, ...signIn }: SignIn & { onEnd: () => Promise<void> }) {
  const { isCurrent, signedInAt, lastSeenAt, branchNames, ip, userAgent } = signIn;
  const device = deviceOf(userAgent);
  return (
    <li className={styles.signIn}>
      <div>
        <div>
          <Typography.Text strong title={userAgent}>
            {device}
          </Typography.Text>{' '}
          {isCurrent && (
            <Tag>
              <T id="profile.thisSignIn" />
            </Tag>
          )}
        </div>
        <Typography.Text type="secondary">
          <T
            id="profile.signInFacts"
            values={{
              ip,
              branches: formatList(branchNames),
              since: formatDate(signedInAt, 'YMDHM'),
              seen: formatDate(lastSeenAt, 'YMDHM'),
            }}
          />
        </Typography.Text>
      </div>
      {!isCurrent && (
        <ActionButton
          label="profile.endSignIn"
          size="small"
          danger
          onAction={onEnd}
          confirm={{ title: 'profile.askEnd', content: 'profile.askEndHelp', values: { device } }}
        />
      )}
    </li>
  );
}
