import { useEffect } from 'react';
import { useHost } from '../../host';
import { deliverAll } from './deliver';
import { outbox, waiting } from './outbox';

/** The pause between tries, while readings wait. */
const AGAIN_MS = 20_000;

/** Readings are kept by user and branch: they are sent in the branch in which they were made. */
export function useOwner() {
  const host = useHost();
  return host ? `${host.userInfo.loginName} ${host.branch.branchId}` : '';
}

/** Sends waiting readings while the page is open: at once, when the connection is back, and again after a while. */
export function usePostman(owner: string) {
  useEffect(() => {
    let isBusy = false;
    const go = async () => {
      if (isBusy) return;
      isBusy = true;
      // What fails stays where it is, with its reason.
      await deliverAll(owner).catch(() => undefined);
      isBusy = false;
    };
    const onOnline = () => void go();
    void outbox.refresh(owner).then(go);
    window.addEventListener('online', onOnline);
    const timer = setInterval(() => waiting.get().some(({ problem }) => problem === undefined) && void go(), AGAIN_MS);
    return () => {
      window.removeEventListener('online', onOnline);
      clearInterval(timer);
    };
  }, [owner]);
}
