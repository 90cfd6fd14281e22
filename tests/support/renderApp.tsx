import { Fragment, StrictMode } from 'react';
import { ApplyPluginsType } from '@umijs/max';
import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { TestBrowser } from '@@/testBrowser';
import { act, render, waitFor } from '@testing-library/react';
import { signInByPassword } from '@/core/auth/account';
import type { Language } from '@/core/i18n';
import { cookie } from '@/core/storage/cookie';
import { pageNotes } from '@/shell/tabs/pageNotes';
import { SEED_PASSWORD } from './seed';

// Starts beside the loading of the screens, which takes as long.
void startBackend();

const remembered = cookie('language');

/** Runs the app's `render` hook as Umi's entry does before the first render, and answers where it leads. */
async function boot(path: string) {
  window.history.replaceState(null, '', path);
  const history = createHistory({ type: 'memory', basename: '/' });
  history.push(path);
  const plugins = createPluginManager();
  await new Promise<void>((done) => {
    plugins.applyPlugins({ key: 'render', type: ApplyPluginsType.compose, initialValue: done })();
  });
  const { pathname, search, hash, state } = history.location;
  return { pathname, search, hash, state };
}

/** Renders twice and mounts twice what must bear it. */
const Mode = process.env.REACT === 'development' ? StrictMode : Fragment;
/** How often what asks when it is mounted asks. */
export const MOUNTS = Mode === StrictMode ? 2 : 1;

interface Options {
  /** Chinese, unless the test has chosen another one before. */
  language?: Language;
  /** A seeded account; absent: nobody is signed in. */
  as?: string;
}

/** The whole application at a path, with the real backend behind it; the guard leads through the sign-in to the path. */
export async function renderApp(path: string, { language, as }: Options = {}) {
  if (language || !remembered.read()) remembered.write(language ?? 'zh');
  await startBackend();
  // A new document knows nothing of what an earlier one has not saved.
  for (const key of pageNotes.get().dirty) pageNotes.setDirty(key, false);
  const location = await boot(path);
  const view = render(
    <Mode>
      <TestBrowser location={location} />
    </Mode>,
  );
  await waitFor(() => expect(document.getElementById('loading')).toBeNull());
  if (as) await act(() => signInByPassword(as, SEED_PASSWORD));
  return view;
}
