import { Button } from 'antd';
import { T, type TextId } from '@/core/i18n';
import styles from './SignIn.module.css';

interface Props {
  isBusy: boolean;
  failure: string;
  label?: TextId;
}

export function SubmitRow({ isBusy, failure, label = 'signIn.submit' }: Props) {
  return (
    <>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy} className={styles.submit ?? ''}>
        <T id={label} />
      </Button>
    </>
  );
}
