import { Radio } from 'antd';
import type { LoginAccount } from '@/contract/account/sign-in';
import { T, type TextId } from '@/core/i18n';
import styles from './SelectAccount.module.css';

/** The facts shown of an account; the company at the top is what tells accounts apart. */
const FACTS: readonly (readonly [keyof LoginAccount, TextId])[] = [
  ['loginName', 'account.loginName'],
  ['realName', 'account.realName'],
  ['staffId', 'account.staffId'],
  ['i9Phone', 'account.phone'],
  ['personId', 'account.personId'],
];

interface Props {
  value: string;
  account: LoginAccount;
  /** The keys begin here. */
  autoFocus: boolean;
}

export function AccountCard({ value, account, autoFocus }: Props) {
  return (
    <Radio value={value} autoFocus={autoFocus} className={styles.card ?? ''}>
      <span className={styles.company}>{account.branchName || account.loginName}</span>
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
