/* `node queryData.mjs <directory> <statement …>` prints the rows of the last statement: Jest cannot load PGlite itself. */
import { PGlite } from '@electric-sql/pglite';

const [directory, ...statements] = process.argv.slice(2);
const database = await PGlite.create(directory);
let rows = [];
for (const statement of statements) ({ rows } = await database.query(statement));
await database.close();
process.stdout.write(JSON.stringify(rows));
