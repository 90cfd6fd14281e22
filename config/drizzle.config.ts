import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name <what>` writes the next file of mock/db/migrations from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './mock/db/schema',
  out: './mock/db/migrations',
});
