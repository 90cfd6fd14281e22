import { report } from '@/core/error-log/errorLog';
import { text } from '@/core/i18n';
import { currentPath, navigate } from '@/core/navigation/navigate';
import { safePath } from '@/core/navigation/safePath';
import { notifier } from '@/core/notify/notifier';
import { signOut } from '@/core/auth/account';
import { drafts } from '@/core/storage/drafts';
import { draftKeeper } from '@/shared/kit-host/draftKeeper';
import { isOpen } from '../menu/applyMenu';
import { isPublicPath } from '../addresses/routeTable';
import { pageNotes } from '../tabs/pageNotes';
import { tabKey } from '../tabs/tabs';
import { microActions } from './microActions';
import { restartModule } from './moduleVersion';

/** Carries out the module's requests in the running console. */
export const actions = microActions({
  safePath: (target) => safePath(target, ''),
  // Public pages are no pages of the console.
  isOpen: (pathname) => isOpen(pathname) && !isPublicPath(pathname),
  currentPath,
  go: navigate,
  signOut: () => void signOut(),
  refuse: () => notifier.warning(text('core.noPermission')),
  setTitle: (path, title) => pageNotes.setTitle(tabKey(path), title),
  keeperOf: (path, name) => {
    const page = tabKey(path);
    const setDirty = (isDirty: boolean, drop?: () => void) => pageNotes.setDirty(page, isDirty, drop);
    return draftKeeper({ page, name, form: drafts.formId(), setDirty });
  },
  restart: restartModule,
  // Browsers without this property cannot tell.
  isAsked: () => !('userActivation' in navigator) || navigator.userActivation.isActive,
  report: (message) => report('micro', message),
  now: () => performance.now(),
});
