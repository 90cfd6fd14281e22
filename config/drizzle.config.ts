import { defineConfig } from 'drizzle-kit';

/** `npm run migration -- --name <what>` writes the next file of server/platform/database/migrations from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./server/platform/schema', './server/areas/*/data/schema'],
  out: './server/platform/database/migrations',
});
