import { Avatar, Descriptions, Tag, Typography } from 'antd';
import type { Profile } from '@/contract/account/profile';
import { formatDate } from '@kit/format/date';
import { T } from '@/core/i18n';
import styles from './Profile.module.css';

const list = (lines: readonly string[]) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** The account that is signed in: facts that only an administrator can change. */
export function Facts({ profile }: { profile: Profile }) {
  const { loginName, realName, staffId, phone, branchName, roleNames, companies, accounts, pwdChangedAt } = profile;
  const others = accounts.filter((one) => one.loginName !== loginName);
  return (
    <>
      <div className={styles.head}>
        <Avatar size={56} className={styles.avatar ?? ''} aria-hidden>
          {Array.from(realName)[0]}
        </Avatar>
        <div>
          <Typography.Title level={2} className={styles.name ?? ''}>
            {realName}
          </Typography.Title>
          <Typography.Text type="secondary">{loginName}</Typography.Text>
        </div>
      </div>
      <Descriptions
        column={1}
        size="small"
        layout="vertical"
        colon={false}
        items={[
          {
            key: 'roles',
            label: <T id="profile.roles" />,
            children: roleNames.map((name) => <Tag key={name}>{name}</Tag>),
          },
          { key: 'phone', label: <T id="account.phone" />, children: phone },
          { key: 'staffId', label: <T id="account.staffId" />, children: staffId },
          { key: 'home', label: <T id="profile.home" />, children: branchName },
          {
            key: 'companies',
            label: <T id="profile.companies" />,
            children: list(companies.map((one) => one.branchName)),
          },
          ...(others.length > 0
            ? [
                {
                  key: 'accounts',
                  label: <T id="profile.accounts" />,
                  children: list(others.map((one) => `${one.loginName} · ${one.branchName}`)),
                },
              ]
            : []),
          {
            key: 'password',
            label: <T id="profile.pwdChangedAt" />,
            children: pwdChangedAt ? formatDate(pwdChangedAt, 'YMDHM') : <T id="profile.pwdNeverChanged" />,
          },
        ]}
      />
    </>
  );
}
