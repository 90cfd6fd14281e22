import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Card } from 'antd';
import { dashboardApi, type FirstStep } from '@/contract/account/dashboard';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { userStore } from '@/core/preferences/userStore';
import { useCall } from '@kit/data/useCall';
import styles from './Dashboard.module.css';

const STEPS: Readonly<Record<FirstStep, { text: TextId; help: TextId; to: string }>> = {
  profile: { text: 'firstSteps.profile', help: 'firstSteps.profileHelp', to: '/profile/index' },
  fair: { text: 'firstSteps.fair', help: 'firstSteps.fairHelp', to: '/sale/saleShowEdit' },
  activity: { text: 'firstSteps.activity', help: 'firstSteps.activityHelp', to: '/market/specialsPricing' },
  import: { text: 'firstSteps.import', help: 'firstSteps.importHelp', to: '/sale/guestManage' },
  export: { text: 'firstSteps.export', help: 'firstSteps.exportHelp', to: '/sale/tradeFairManage' },
};

/** Once closed, the list is not shown again in this browser. */
const closed = userStore({ key: 'firstStepsClosed', parse: (value: unknown) => value === true });

function Steps() {
  const text = useText();
  const isClosed = closed.use();
  const { data } = useCall(dashboardApi.firstSteps, {}, { ready: !isClosed });
  const left = (data ?? []).filter(({ isDone }) => !isDone);
  if (isClosed || !data || left.length === 0) return null;
  const close = text('firstSteps.close');
  return (
    <Card
      size="small"
      className={styles.wide ?? ''}
      title={<T id="firstSteps.title" values={{ done: data.length - left.length, all: data.length }} />}
      extra={
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={close}
          title={close}
          onClick={() => closed.set(true)}
        />
      }
    >
      <ol className={styles.steps}>
        {data.map(({ step, isDone }) => (
          <li key={step} className={styles.step}>
            {isDone ? (
              <span className={styles.done}>
                <CheckCircleFilled aria-label={text('firstSteps.done')} /> <T id={STEPS[step].text} />
              </span>
            ) : (
              <Link to={STEPS[step].to}>
                <T id={STEPS[step].text} />
              </Link>
            )}
            <span className={styles.quiet}>
              <T id={STEPS[step].help} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Leads through the first day, and goes when every step was taken or the user puts it away. */
export const FirstSteps = withTexts(['account/first-steps'], Steps);
