/*
 * What `npm start` runs. Whether the data are taken is found out before anything else is loaded: that takes seconds, and
 * a second start is to be refused at once.
 */
import { dataDirectory, DataDirectoryInUse, refuseTaken } from './platform/database/lock';

async function main() {
  if (!process.env.DATABASE_URL) await refuseTaken(dataDirectory(process.env));
  const { serve } = await import('./serve');
  await serve();
}

main().catch((error: unknown) => {
  if (!(error instanceof DataDirectoryInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
