import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import type { IApi } from '@umijs/max';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const nameOf = (host = '') => host.replace(/:\d+$/, '').toLowerCase();

/** Whether a page of this origin may read what is answered under this name: the console reads the module so. */
function mayRead(origin: string, name: string) {
  const asker = URL.canParse(origin) ? new URL(origin).hostname : '';
  return asker === name || (LOOPBACK.includes(asker) && LOOPBACK.includes(name));
}

/** Refuses names that lead to this machine and are not its own, and lets no strange page read what is answered. */
export const onlyOwn = (host: string) => (req: IncomingMessage, res: ServerResponse, next: () => void) => {
  const name = nameOf(req.headers.host);
  if (LOOPBACK.includes(host) && !LOOPBACK.includes(name)) {
    res.writeHead(403).end('This is the development server of another name.');
    return;
  }
  // Umi lets every page read everything.
  if (!mayRead(req.headers.origin ?? '', name))
    for (const header of ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials']) res.removeHeader(header);
  next();
};

/** Ends a web socket that a strange page opens; what opens one and is no page names no origin. */
const onlyOwnSockets = (req: IncomingMessage, socket: Duplex) => {
  const { host, origin } = req.headers;
  if (origin !== undefined && !mayRead(origin, nameOf(host))) socket.destroy();
};

/** Makes a server that names no address listen at this one: Umi names none, whatever HOST says, and so means all there are. */
export function listenAt(host: string) {
  const { listen } = Server.prototype;
  Server.prototype.listen = new Proxy(listen, {
    apply(own, server, [port, ...rest]: unknown[]): unknown {
      // Before Umi's own listener, which asks for no origin.
      if (server instanceof Server) server.prependListener('upgrade', onlyOwnSockets);
      const isNamed = typeof port === 'object' || typeof rest[0] === 'string';
      return Reflect.apply(own, server, isNamed ? [port, ...rest] : [port, host, ...rest]);
    },
  });
  return () => void (Server.prototype.listen = listen);
}

/** A plugin of Umi: `umi dev` is there for this machine alone, unless HOST says otherwise. */
export default function ownMachine(api: IApi) {
  const { HOST = '127.0.0.1' } = process.env;
  // Before Umi's own, one of which answers whatever comes while it builds.
  api.onBeforeMiddleware(({ app }) => {
    listenAt(HOST);
    app.use(onlyOwn(HOST));
  });
}
