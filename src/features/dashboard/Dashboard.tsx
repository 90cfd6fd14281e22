import { T } from '@/core/i18n';
import { useSession } from '@/core/session/session';

/** /dashboard: its figures come with the screens of their areas. */
export function Dashboard() {
  const { branchName } = useSession();
  return (
    <>
      <h1>
        <T id="page.dashboard" />
      </h1>
      <p>{branchName}</p>
    </>
  );
}
