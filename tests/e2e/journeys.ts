import type { Browser } from 'puppeteer';
import type { HostedBackend } from '../support/host/host';
import { Visitor } from './visitor';

/** With the address of its data, where another process can reach them. */
type House = HostedBackend & { databaseUrl?: string };
type Start = (env: Record<string, string>) => Promise<House>;

const PATIENCE_MS = 20_000;

/** A window that the browser does not draw, or let go of, is no matter of the journey, which is over. */
const left = (work: Promise<unknown>) =>
  Promise.race([work.catch(() => undefined), new Promise((go) => setTimeout(go, PATIENCE_MS).unref())]);

/** The place of a journey: the built application on a server of its own, and a window of the worker's browser. */
export function openHouse(env: Record<string, string> = {}, start: Start = (given) => hostBackend(given)) {
  let server: House;
  let browser: Browser;
  let visitors: Visitor[] = [];
  const tabs = () => visitors.flatMap((one) => one.tabs);

  beforeAll(async () => {
    [server, browser] = await Promise.all([start({ PAGES: '1', ...env }), hostBrowser()]);
  });
  afterAll(() => server.stop());

  /** A test that throws nothing in any window, and asks for nothing that the policy forbids; pictures in .cache/e2e. */
  const journey = (name: string, walk: () => Promise<void>) =>
    test(name, async () => {
      visitors = [];
      try {
        await walk();
        expect(tabs().flatMap(({ errors, forbidden }) => [...errors, ...forbidden])).toEqual([]);
      } catch (error) {
        // What went wrong is what is told, also where no picture can be taken any more.
        await Promise.all(tabs().map((one, i) => left(one.picture(`${name}-${i + 1}`))));
        process.stderr.write(
          `${name}:\n${tabs()
            .flatMap(({ trouble }) => trouble)
            .join('\n')}\n`,
        );
        throw error;
      } finally {
        await Promise.all(visitors.map(({ page }) => left(page.browserContext().close())));
      }
    });

  return {
    journey,
    server: () => server,
    /** Stops it and opens it again at the same address. */
    async restart() {
      server = await server.reopen({ PORT: new URL(server.origin).port });
    },
    /** Somebody new at the door. */
    async visitor() {
      const one = await Visitor.enter(browser, server.origin);
      visitors.push(one);
      return one;
    },
  };
}
