/*
 * What `npm start` runs. Whether the data are taken is found out before anything else is loaded: that takes seconds, and
 * a second start is to be refused at once.
 */
import { giveUp } from './giveUp';
import { goesOn } from './noArguments';
import { refuseTaken } from './platform/database/lock';
import { readEnvironment } from './platform/environment/environment';

async function main() {
  if (!goesOn('npm start: serves pages and API.')) return;
  const environment = readEnvironment();
  if (!environment.DATABASE_URL) await refuseTaken(environment.DATA_DIR);
  const { serve } = await import('./serve');
  await serve(environment);
}

main().catch(giveUp);
