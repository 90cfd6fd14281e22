import { useEffect } from 'react';
import { T } from '@/core/i18n';
import { replace } from '@/core/navigation/navigate';
import { useGuardBusy } from '../guard/guard';
import { Loading } from '../states/Loading';

/** /auth-redirect: the guard handles the uuid in the address; without one, leads to the sign-in. */
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
