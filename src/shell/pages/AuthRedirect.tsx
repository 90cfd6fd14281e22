import { useEffect } from 'react';
import { T } from '@/core/i18n';
import { replace } from '@/core/navigation/navigate';
import { useGuardBusy } from '../guard/guard';
import { Loading } from '../states/Loading';

/** /auth-redirect: the guard takes the uuid of the address; without one there is nothing to wait for. */
export function AuthRedirect() {
  const isBusy = useGuardBusy();
  useEffect(() => {
    if (!isBusy) replace('/');
  }, [isBusy]);
  return (
    <>
      <Loading />
      <p role="status" style={{ textAlign: 'center' }}>
        <T id="signIn.waiting" />
      </p>
    </>
  );
}
