/*
 * What `npm start` runs. Whether the data are taken is found out before anything else is loaded: that takes seconds, and
 * a second start is to be refused at once.
 */
import { DataDirectoryInUse, refuseTaken } from './platform/database/lock';
import { InvalidEnvironment, readEnvironment } from './platform/environment/environment';

async function main() {
  const environment = readEnvironment();
  if (!environment.DATABASE_URL) await refuseTaken(environment.DATA_DIR);
  const { serve } = await import('./serve');
  await serve(environment);
}

main().catch((error: unknown) => {
  if (!(error instanceof DataDirectoryInUse || error instanceof InvalidEnvironment)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
