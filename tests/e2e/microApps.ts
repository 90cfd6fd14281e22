import { createHash } from 'node:crypto';
import type { Page } from 'puppeteer';
import { contract as CONTRACT } from '../../config/microContract.json';

/** The life of a module as qiankun calls it, in a script of its own. */
const moduleThat = (mount: string) => `
  <div id="micro-pms-root"></div>
  <script>
    window['micro-pms'] = {
      bootstrap: async () => {},
      mount: async (props) => { ${mount} },
      unmount: async () => {},
    };
  </script>`;

interface Guest {
  html: string;
  status?: number;
  /** Version of the contract that it says it speaks; absent: that of the console. */
  contract?: number;
  /** The hash that its description gives for its entry; absent: the right one. */
  entryHash?: string;
  /** Milliseconds until it has done its worst. */
  lasts?: number;
}

/** Eight ways to be a bad guest. */
export const HOSTILE: Readonly<Record<string, Guest>> = {
  'is not there': { status: 404, html: 'Not found' },
  'does not parse': { html: '<div id="micro-pms-root"></div><script>function (</script>' },
  'throws when it is mounted': { html: moduleThat(`throw new Error('mount failed');`) },
  'is never ready': { html: moduleThat('await new Promise(() => {});') },
  'pollutes what all objects inherit': {
    html: moduleThat(`
      try { Object.prototype.polluted = 'yes'; } catch {}
      try { Array.prototype.polluted = 'yes'; } catch {}
      try { Object.defineProperty(Object.prototype, 'hidden', { get: () => 'yes' }); } catch {}`),
  },
  'takes over the history': {
    html: moduleThat(`
      const broken = () => { throw new Error('the history is mine'); };
      for (const name of ['pushState', 'replaceState', 'go', 'back']) {
        try { window.history[name] = broken; } catch {}
        try { History.prototype[name] = broken; } catch {}
        try { Object.defineProperty(window.history, name, { value: broken }); } catch {}
      }`),
  },
  'leads to bad places': {
    lasts: 4200,
    html: moduleThat(`
      const bad = ['javascript:window.hacked = 1', '//evil.example/', 'https://evil.example/', '/\\\\evil.example',
        '/permissionSys/nothing', '/401', null, 7, {}, { toString: () => '/dashboard' }, ['/dashboard'], Symbol.iterator];
      for (const path of bad) { await new Promise((done) => setTimeout(done, 250)); props.navigate(path); }
      for (let i = 0; i < 1000; i += 1) props.navigate('/sale/tradeFairManage?i=' + i);
      props.title({}, 'x'); props.title('/dashboard', 'stolen'); props.title('/micro-pms/home', {});`),
  },
  'leads the window elsewhere': {
    html: moduleThat(`
      try { window.top.location.href = 'https://evil.example/'; } catch {}
      try { document.location.assign('https://evil.example/'); } catch {}`),
  },
};

/** Says that it is there. */
export const GREETING = moduleThat(`props.container.querySelector('#micro-pms-root').textContent = '模块已启动';`);

/** Asks to sign out as soon as it is there. */
export const LEAVING = moduleThat(`setTimeout(() => props.navigate('/login'), 300);`);

const described = ({ html, contract = CONTRACT, entryHash }: Guest) => ({
  ...{ name: 'micro-pms', contract, entry: '/micro-pms/index.html' },
  entryHash: entryHash ?? createHash('sha256').update(html).digest('hex'),
});

/** Puts other modules into the place of ours. */
export async function serveInstead(page: Page) {
  let guest: Guest = { html: '' };
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    if (hostname === 'evil.example') void request.abort();
    else if (pathname === '/micro-apps.json')
      void request.respond({ contentType: 'application/json', body: JSON.stringify([described(guest)]) });
    else if (pathname === '/micro-pms/index.html')
      void request.respond({ status: guest.status ?? 200, contentType: 'text/html', body: guest.html });
    else void request.continue();
  });
  return (next: Guest) => {
    guest = next;
  };
}
