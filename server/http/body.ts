import express, { type Request, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { type Endpoint, MAX_UPLOAD_KB } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import type { UploadedFile } from './context';
import { Failure } from './failure';
import { refuseHostile } from './input';
import { inTime, readAway, SlowBody } from './slowBody';

const KB = 1024;
/** Bytes. */
const MAX_JSON = 5 * KB * KB;
/** Bytes, for calls that need no sign-in. */
const MAX_PUBLIC = 16 * KB;

const parsers = new Map<number, ReturnType<typeof express.json>>();

function jsonOf(limit: number) {
  const parser = parsers.get(limit) ?? express.json({ limit, strict: false });
  parsers.set(limit, parser);
  return parser;
}

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'account';

/** The most bytes for the endpoint; an uploaded file may have 64 KB of text around it. */
const limitOf = (endpoint: Endpoint) =>
  endpoint.multipart ? (MAX_UPLOAD_KB + 64) * KB : (endpoint.maxBody ?? (isOpen(endpoint) ? MAX_PUBLIC : MAX_JSON));

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_UPLOAD_KB * KB, files: 1, fields: 50, fieldSize: 100_000 },
}).any();

const parse = (parser: ReturnType<typeof express.json> | typeof upload, req: Request, res: Response) =>
  new Promise<void>((resolve, reject) => {
    parser(req, res, (error?: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error('The body cannot be read.'));
      else resolve();
    });
  });

function bodyFailure(error: unknown) {
  if (error instanceof Failure) return error;
  if (error instanceof SlowBody) return new Failure(ERROR.invalidInput, { status: 408 });
  if (error instanceof MulterError) {
    const tooLarge = error.code === 'LIMIT_FILE_SIZE';
    return new Failure(tooLarge ? ERROR.fileTooLarge : ERROR.invalidInput, { params: { size: MAX_UPLOAD_KB } });
  }
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new Failure(ERROR.bodyTooLarge);
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return new Failure(ERROR.unsupportedMedia);
  return new Failure(ERROR.invalidInput, { status: 400 });
}

/** Reads the body as the endpoint needs it. Under umi dev it has been read already. */
export async function readBody(endpoint: Endpoint, req: Request, res: Response) {
  if (endpoint.method === 'GET') {
    refuseHostile(req.query);
    return;
  }
  const wanted = endpoint.multipart ? 'multipart/form-data' : 'application/json';
  if (req.get('content-type') !== undefined && !req.is(wanted)) throw new Failure(ERROR.unsupportedMedia);
  const limit = limitOf(endpoint);
  try {
    // The parser would read the whole body before refusing it. Uploads are read, because browsers show a refusal only
    // then.
    if (!endpoint.multipart && Number(req.get('content-length') ?? 0) > limit) throw new Failure(ERROR.bodyTooLarge);
    await inTime(req, limit, parse(endpoint.multipart ? upload : jsonOf(limit), req, res));
  } catch (error) {
    if (!(error instanceof SlowBody)) await readAway(req);
    // The rest of the body is not read.
    res.set('Connection', 'close');
    throw bodyFailure(error);
  }
  refuseHostile(req.body);
}

export function uploadedFile(req: Request): UploadedFile | undefined {
  const [file] = Array.isArray(req.files) ? req.files : [];
  // Multer decodes file names as latin1, but browsers send UTF-8.
  return file && { buffer: file.buffer, originalname: Buffer.from(file.originalname, 'latin1').toString('utf8') };
}
