import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { profileApi } from '@/contract/account/profile';
import { useCall } from '@kit/data/useCall';
import { T, withTexts } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { ChangePassword } from './ChangePassword';
import { Facts } from './Facts';
import { Operations } from './Operations';
import { OwnFields } from './OwnFields';
import styles from './Profile.module.css';
import { SignIns } from './SignIns';

function ProfileScreen() {
  const { data: profile, error, refresh } = useCall(profileApi.profile, {});
  const [isChanging, setChanging] = useState(false);
  if (error && !profile) return <LoadFailed error={error} onRetry={refresh} />;
  return (
    <>
      <PageHeader title="page.profile">
        <ActionButton code="index_changePassword" label="profile.changePassword" onAction={() => setChanging(true)} />
      </PageHeader>
      <div className={styles.page}>
        <Card className={styles.who ?? ''}>
          {profile ? <Facts profile={profile} /> : <Skeleton active avatar paragraph={{ rows: 8 }} />}
        </Card>
        <div className={styles.rest}>
          <Card title={<T id="profile.own" />}>
            {profile ? <OwnFields profile={profile} /> : <Skeleton active paragraph={{ rows: 4 }} />}
          </Card>
          <SignIns />
          <Operations />
        </div>
      </div>
      <ChangePassword open={isChanging} onClose={() => setChanging(false)} />
    </>
  );
}

/** /profile/index: who is signed in, what he may change of it, and what he did. */
export const Profile = withTexts(['account/profile'], ProfileScreen);
