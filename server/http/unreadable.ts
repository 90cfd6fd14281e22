import type { Duplex } from 'node:stream';
import { ERROR } from '../../src/contract/error-codes';
import { failed } from './answer';
import { Failure } from './failure';
import { translator } from './texts';

/** Of an address and headers beyond Node's 16 KB. */
const TOO_LONG = 'HPE_HEADER_OVERFLOW';
/** Whoever has not closed by then is cut off: the server keeps half-open sockets otherwise. */
const LINGER_MS = 1_000;

/** Answers what Node's parser refuses before any route sees it, in the language that needs no header. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex, ms: number) {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new Failure(code === TOO_LONG ? ERROR.bodyTooLarge : ERROR.invalidInput);
  const body = JSON.stringify(failed(failure, translator(undefined), { requestId: '', serverTime: ms }));
  const head = [
    `HTTP/1.1 ${code === TOO_LONG ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // What still comes is read away: closing on unread bytes would take the answer along.
  socket.resume();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
