import type { Duplex } from 'node:stream';
import { ERROR } from '../../src/contract/error-codes';
import { failed } from './answer';
import { Failure } from './failure';
import { SAFE_HEADERS } from './headers';
import { translator } from './texts';

/** For an address and headers beyond Node's 16 KB. */
const TOO_LONG = 'HPE_HEADER_OVERFLOW';
/** After this time the socket is destroyed, so that no half-open ones remain. */
const LINGER_MS = 1_000;

/** Answers requests that Node's parser refuses before any route; in Chinese, as no header can be read. */
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
    ...Object.entries(SAFE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // Reads what still comes: closing with unread bytes would reset the connection before the answer arrives.
  socket.resume();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
