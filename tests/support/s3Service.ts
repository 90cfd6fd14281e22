import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/*
 * As much of S3 as the store of files uses, for tests. It believes no request that is not signed as AWS describes it
 * (Signature Version 4): the check is written from that description, and shares nothing with the client.
 */

export const KEY = { id: 'AKIATESTS', secret: 'a secret of the tests', region: 'test-region', bucket: 'files' };

/** So few that lists have pages. */
const PAGE = 3;
const LEAST_PART = 5 * 1024 * 1024;
/** Minutes that clocks may differ. */
const SKEW = 15;

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why a request is not believed; undefined where it is. */
function faultOf(req: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const match = pattern.exec(req.headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, id = '', day = '', region = '', names = '', signature] = match;
  const time = String(req.headers['x-amz-date'] ?? '');
  const moment = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (id !== KEY.id) return 'InvalidAccessKeyId';
  if (region !== KEY.region || !time.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.now() - moment) < SKEW * 60_000)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'AccessDenied';
  const claimed = String(req.headers['x-amz-content-sha256'] ?? '');
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const headers = signed.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`);
  const request = [req.method, path.join('/'), query.join('&'), headers.join(''), names, claimed].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${KEY.secret}`, day));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

const xml = (name: string, content: string) => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`,
  headers: { 'content-type': 'application/xml' },
});
const refused = (status: number, code: string): Answer => ({ ...xml('Error', `<Code>${code}</Code>`), status });
const quoted = (data: Buffer) => `"${createHash('md5').update(data).digest('hex')}"`;

type Objects = Map<string, { data: Buffer; at: Date }>;

function createBucket(objects: Objects) {
  const uploads = new Map<string, { key: string; at: Date; parts: Map<number, Buffer> }>();

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
    const isTruncated = page.length < found.length;
    const contents = page.map(
      ([key, { data, at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${data.length}</Size></Contents>`,
    );
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    return xml('ListBucketResult', `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}`);
  }

  const listUploads = () =>
    xml(
      'ListMultipartUploadsResult',
      [...uploads]
        .map(
          ([id, { key, at }]) =>
            `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
        )
        .join(''),
    );

  function complete(key: string, id: string, body: Buffer): Answer {
    const upload = uploads.get(id);
    if (upload?.key !== key) return refused(404, 'NoSuchUpload');
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, one]) => Number(one));
    const parts = numbers.map((one) => upload.parts.get(one));
    if (parts.some((one) => !one)) return refused(400, 'InvalidPart');
    if (parts.slice(0, -1).some((one) => (one?.length ?? 0) < LEAST_PART)) return refused(400, 'EntityTooSmall');
    const data = Buffer.concat(parts.flatMap((one) => one ?? []));
    objects.set(key, { data, at: new Date() });
    uploads.delete(id);
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>${quoted(data)}</ETag>`);
  }

  function ofUpload(
    method: string,
    { key, id, part }: { key: string; id: string; part: number },
    body: Buffer,
  ): Answer {
    if (method === 'POST') return complete(key, id, body);
    if (method === 'DELETE') return { status: uploads.delete(id) ? 204 : 404 };
    const upload = uploads.get(id);
    if (upload?.key !== key) return refused(404, 'NoSuchUpload');
    upload.parts.set(part, body);
    return { status: 200, headers: { etag: quoted(body) } };
  }

  function ofObject(method: string, key: string, body: Buffer): Answer {
    if (method === 'PUT') objects.set(key, { data: body, at: new Date() });
    if (method === 'PUT') return { status: 200, headers: { etag: quoted(body) } };
    if (method === 'DELETE') return { status: objects.delete(key) ? 204 : 204 };
    const found = objects.get(key);
    return found ? { status: 200, body: found.data } : refused(404, 'NoSuchKey');
  }

  return (method: string, url: URL, body: Buffer): Answer => {
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const query = url.searchParams;
    if (bucket !== KEY.bucket) return refused(404, 'NoSuchBucket');
    if (!key) return query.has('uploads') ? listUploads() : list(query);
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { key, at: new Date(), parts: new Map() });
      return xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`);
    }
    const id = query.get('uploadId');
    if (id) return ofUpload(method, { key, id, part: Number(query.get('partNumber')) }, body);
    return ofObject(method, key, body);
  };
}

/** Listens on a free port; `refused` counts the requests that were not believed. */
export async function startS3() {
  const objects: Objects = new Map();
  const answer = createBucket(objects);
  const refusals: string[] = [];
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      const body = Buffer.concat(pieces);
      const url = new URL(req.url ?? '/', 'http://localhost');
      const fault = faultOf(req, url, body);
      if (fault) refusals.push(fault);
      const {
        status,
        body: sent = '',
        headers = {},
      } = fault ? refused(403, fault) : answer(req.method ?? '', url, body);
      res.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(sent)) });
      res.end(req.method === 'HEAD' ? undefined : sent);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    refusals,
    objects,
    env: {
      FILE_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: KEY.bucket,
      S3_REGION: KEY.region,
      S3_ACCESS_KEY: KEY.id,
      S3_SECRET_KEY: KEY.secret,
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
