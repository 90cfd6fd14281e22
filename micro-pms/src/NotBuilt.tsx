import { Button, Result } from 'antd';
import { BASE, useHost } from './host';
import { useSay } from './say';

/** A page of the module that is granted but not part of this build. */
export function NotBuilt() {
  const host = useHost();
  const say = useSay();
  return (
    <Result
      title={say('notBuilt')}
      subTitle={say('notBuiltHelp')}
      extra={<Button onClick={() => host?.navigate(`${BASE}/home`)}>{say('toHome')}</Button>}
    />
  );
}
