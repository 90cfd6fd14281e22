import { ApplyPluginsType } from '@umijs/max';
import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { TestBrowser } from '@@/testBrowser';
import { render } from '@testing-library/react';

// Starts beside the loading of the screens, which takes as long.
void startBackend();

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

/** The whole application at a path, with the real backend behind it. */
export async function renderApp(path: string) {
  await startBackend();
  return render(<TestBrowser location={await boot(path)} />);
}
