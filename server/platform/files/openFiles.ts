import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Db } from '../database/db';
import { type Environment, InvalidEnvironment } from '../environment/environment';
import { databaseStore } from './databaseStore';
import { directoryStore } from './directoryStore';
import { createFiles } from './files';
import type { FileStore } from './fileStore';
import { type Bucket, s3Store } from './s3Store';

const BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Undefined where no variable of a bucket is set; a bucket that is half described is a mistake. */
function bucketOf(environment: Environment): Bucket | undefined {
  const missing = BUCKET.filter((name) => !environment[name]);
  const isWanted = environment.FILE_STORE === 's3';
  if (missing.length > 0 && (isWanted || missing.length < BUCKET.length))
    throw new InvalidEnvironment(
      `${isWanted ? 'FILE_STORE=s3' : 'A bucket'} needs ${BUCKET.join(', ')}; missing: ${missing.join(', ')}.`,
    );
  const { S3_ENDPOINT: endpoint, S3_BUCKET, S3_REGION: region, S3_PREFIX, S3_ACCESS_KEY, S3_SECRET_KEY } = environment;
  if (!endpoint || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    ...{ endpoint: `${endpoint.replace(/\/+$/, '')}/${S3_BUCKET}`, region },
    ...{ accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    prefix: S3_PREFIX ? `${S3_PREFIX}/` : '',
  };
}

/** Beside the embedded database; processes that share a server are told of a directory that they share. */
function directoryOf({ FILE_STORE, FILE_DIR, DATA_DIR, DATABASE_URL }: Environment) {
  if (FILE_STORE === 'directory' && DATABASE_URL && !FILE_DIR)
    throw new InvalidEnvironment('FILE_STORE=directory with DATABASE_URL needs FILE_DIR, which all processes share.');
  return FILE_DIR ?? join(DATA_DIR, 'files');
}

/** Throws where the environment names a store by half. */
export function demandStores(environment: Environment) {
  bucketOf(environment);
  directoryOf(environment);
}

/** The stores that the environment names, the one for new contents first. */
export function storesOf(environment: Environment, db: Db): [FileStore, ...FileStore[]] {
  const bucket = bucketOf(environment);
  const others: FileStore[] = [directoryStore(directoryOf(environment)), ...(bucket ? [s3Store(bucket)] : [])];
  const current = others.find(({ name }) => name === environment.FILE_STORE);
  const database = databaseStore(db);
  return current ? [current, database, ...others.filter((one) => one !== current)] : [database, ...others];
}

export const openFiles = (environment: Environment, given: { db: Db; clock: Clock; removesNothing?: boolean }) =>
  createFiles({ removesNothing: false, ...given, stores: storesOf(environment, given.db) });
