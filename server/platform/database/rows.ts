import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './db';

/** Both drivers answer such an object to statements that drizzle does not build. */
const answer = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row) });

/** The rows of a statement that drizzle cannot express, checked by a schema. */
export async function rowsOf<Row extends z.ZodType>(db: Db, statement: SQL, row: Row): Promise<z.output<Row>[]> {
  return answer(row).parse(await db.execute(statement)).rows;
}
