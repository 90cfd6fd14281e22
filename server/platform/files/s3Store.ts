import { S3mini } from 's3mini';
import * as z from 'zod';
import { SECOND } from '../clock';
import { demandKey, isKey, type Draft, type FileStore, type Stored } from './fileStore';
import { piecesOf } from './pieces';

export interface Bucket {
  /** Its path is the name of the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What all keys begin with, where others use the bucket as well; with a slash at its end. */
  prefix: string;
}

/** Bytes of a part; S3 takes no smaller ones but as the last. */
const PART = 8 * 1024 * 1024;
/** Until the answer begins; its body may take longer. */
const ANSWER = 30 * SECOND;

/** The service refuses or does not answer: nothing was written, and later it may be. */
class StoreUnavailable extends Error {
  readonly code = 'EIO';
}

const fetchInTime: typeof fetch = async (input, init) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER);
  try {
    return await fetch(input, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
};

/** Whatever goes wrong there is no fault of the request; the log has the reason. */
const asked = <T>(answer: Promise<T>) =>
  answer.catch((error: unknown) => {
    throw new StoreUnavailable(error instanceof Error ? error.message : 'S3 does not answer.', { cause: error });
  });

/** Small contents by one request, larger ones in parts: whoever reads sees all of it, or nothing. */
function begin(s3: S3mini, key: string): Draft {
  // All of one length but the last: some services want it so.
  const pieces = piecesOf(PART);
  let uploadId = '';
  const parts: { partNumber: number; etag: string }[] = [];
  const send = async (bytes: Buffer) => {
    uploadId ||= await asked(s3.getMultipartUploadId(key));
    parts.push(await asked(s3.uploadPart(key, uploadId, bytes, parts.length + 1)));
  };
  return {
    async write(piece) {
      for (const part of pieces.push(piece)) await send(part);
    },
    async keep() {
      if (!uploadId) {
        await asked(s3.putObject(key, pieces.rest()));
        return;
      }
      await send(pieces.rest());
      const { etag } = await asked(s3.completeMultipartUpload(key, uploadId, parts));
      // A failure may come with the status 200, after a long wait.
      if (!etag) throw new StoreUnavailable('S3 did not put the parts together.');
      uploadId = '';
    },
    async discard() {
      if (uploadId) await asked(s3.abortMultipartUpload(key, uploadId));
      await asked(s3.deleteObject(key));
    },
  };
}

/** How many names one answer has. */
const PAGE = 1_000;

async function* list(s3: S3mini, prefix: string): AsyncGenerator<Stored> {
  for (let token: string | undefined; ;) {
    const page = await asked(s3.listObjectsPaged('/', prefix, PAGE, token));
    // Otherwise all contents would seem to be lost.
    if (!page?.objects) throw new StoreUnavailable('S3 knows no such bucket.');
    for (const { Key, Size, LastModified } of page.objects)
      yield { key: Key.slice(prefix.length), bytes: Size, at: LastModified.getTime() };
    token = page.nextContinuationToken;
    if (!token) return;
  }
}

const unfinished = z.object({ Key: z.string(), UploadId: z.string(), Initiated: z.coerce.date() });
const uploads = z.object({
  // An empty list is an empty text.
  ListMultipartUploadsResult: z.union([
    z.string().transform(() => ({ Upload: [] })),
    z.object({ Upload: z.union([unfinished.array(), unfinished]).default([]) }),
  ]),
});

async function dropDrafts(s3: S3mini, prefix: string, before: number) {
  const answer: unknown = await asked(s3.listMultipartUploads('/', '', 'GET', { prefix }));
  const found = uploads.parse(answer).ListMultipartUploadsResult.Upload;
  const old = [found]
    .flat()
    .filter(({ Key, Initiated }) => isKey(Key.slice(prefix.length)) && Initiated.getTime() < before);
  for (const { Key, UploadId } of old) await asked(s3.abortMultipartUpload(Key, UploadId));
  return old.length;
}

/** Contents in a bucket that nobody but the server opens: by S3's protocol, each request signed. */
export function s3Store({ prefix, ...bucket }: Bucket): FileStore {
  const s3 = new S3mini({ ...bucket, fetch: fetchInTime });
  const nameOf = (key: string) => prefix + demandKey(key);
  return {
    name: 's3',
    isTransactional: false,
    begin: (key) => Promise.resolve(key).then((one) => begin(s3, nameOf(one))),
    open: async (key) => (await asked(s3.getObjectResponse(nameOf(key))))?.body ?? undefined,
    has: async (key) => (await asked(s3.objectExists(nameOf(key)))) === true,
    remove: async (key) => {
      await asked(s3.deleteObject(nameOf(key)));
    },
    list: () => list(s3, prefix),
    dropDrafts: (before) => dropDrafts(s3, prefix, before),
  };
}
