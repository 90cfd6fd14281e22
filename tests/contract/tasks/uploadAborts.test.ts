/* R-18 of docs/requirements.md: an upload that is broken off leaves nothing, and can be done again. */
import { connect } from 'node:net';
import { drawCover } from '../../../mock/examples/cover';
import { fileApi } from '../../../src/contract/account/files';
import { Client } from '../../support/client';
import { startKeeping } from './storage';

const BOUNDARY = 'part';
const ABORTS = 100;

/** A whole upload as it goes over the line, for a ticket. */
function uploadOf(ticket: string) {
  const content = Buffer.concat([drawCover([200, 120, 40]).content, Buffer.alloc(200_000)]);
  const part = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  const body = Buffer.concat([
    Buffer.from(`${part('remark')}\r\n\r\n\r\n${part('file')}; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const head = [
    ...[`POST ${fileApi.uploadByTicket.path} HTTP/1.1`, 'Host: localhost', `X-Upload-Ticket: ${ticket}`],
    ...[`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, `Content-Length: ${body.length}`],
  ];
  return { head: Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body };
}

/** Sends the bytes and cuts the connection, as a tab that is closed does. */
const breakOff = (origin: string, bytes: Buffer) =>
  new Promise<void>((done) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on('error', () => undefined);
    socket.on('close', () => done());
  });

/** Sends the bytes and waits for an answer. */
const sendWhole = (origin: string, bytes: Buffer) =>
  new Promise<void>((done, fail) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('error', fail);
    socket.once('data', () => {
      socket.destroy();
      done();
    });
  });

test('a hundred uploads that are cut leave neither file nor row nor draft, and the next one comes whole', async () => {
  const server = await startKeeping();
  try {
    const operator = await server.as('op.hubei');
    const open = () => operator.data(fileApi.addTicket, { bizType: 'tradeFairCover', limit: 1 });
    const first = uploadOf((await open()).ticket);
    await sendWhole(server.origin(), Buffer.concat([first.head, first.body]));
    const { ticket } = await open();
    const { head, body } = uploadOf(ticket);
    // The drafts of the store are among its contents.
    const before = server.contents();
    // From the head alone to all but the last byte.
    const cuts = Array.from({ length: ABORTS }, (_, i) => Math.floor(((body.length - 1) * i) / (ABORTS - 1)));
    for (const cut of cuts) await breakOff(server.origin(), Buffer.concat([head, body.subarray(0, cut)]));

    const look = () => new Client(server.origin()).data(fileApi.ticket, { ticket });
    expect((await look()).files).toEqual([]);
    expect(server.contents()).toEqual(before);

    await sendWhole(server.origin(), Buffer.concat([head, body]));
    const { files } = await look();
    expect(files).toHaveLength(1);
    const rows = await server.again({}, "select count(*)::int as files from file where name = 'a.png'");
    expect(rows).toEqual([{ files: 2 }]);
  } finally {
    await server.stop();
  }
});
