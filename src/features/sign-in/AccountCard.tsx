import { Radio } from 'antd';
import type { LoginAccount } from '@/contract/user';
import { T, type TextId } from '@/core/i18n';
import styles from './SelectAccount.module.css';

/** What specification §3 lists of an account, besides the name at the top of the card. */
const FACTS: readonly (readonly [keyof LoginAccount, TextId])[] = [
  ['loginName', 'account.loginName'],
  ['staffId', 'account.staffId'],
  ['i9Phone', 'account.phone'],
  ['personId', 'account.personId'],
];

interface Props {
  value: string;
  account: LoginAccount;
}

export function AccountCard({ value, account }: Props) {
  return (
    <Radio value={value} className={styles.card ?? ''}>
      <span className={styles.who}>
        <span className={styles.name}>{account.realName}</span>
        <span>{account.branchName}</span>
      </span>
      <span className={styles.facts}>
        {FACTS.map(([field, label]) => (
          <span key={field} className={styles.fact}>
            <span className={styles.label}>
              <T id={label} />
            </span>
            {account[field] || '–'}
          </span>
        ))}
      </span>
    </Radio>
  );
}
