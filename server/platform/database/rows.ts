import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './db';

/** Both drivers answer a statement that drizzle does not build with an object of this kind. */
const answer = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) });

/** The rows of a statement that drizzle has no words for, as the schema says that they look. */
export async function rowsOf<Row extends z.ZodType>(db: Db, statement: SQL, row: Row): Promise<z.output<Row>[]> {
  return answer(row).parse(await db.execute(statement)).rows;
}
