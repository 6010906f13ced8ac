import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { projectRoot } from './bundle.js';
import { readSettings } from './settings.ts';
import { messageOf } from './start-error.ts';
import { directly, poolerOf } from './with-database.ts';

/** `npm run db:migrate`: the database of DATABASE_URL, or the embedded one outside production. */
async function run(): Promise<void> {
  const environment = directly(process.env);
  const { dataDir, databaseUrl } = readSettings(environment, projectRoot);
  const isEmbedded = databaseUrl === undefined || process.env.DATABASE === 'embedded';
  if (isEmbedded && process.env.NODE_ENV === 'production' && process.env.DATABASE !== 'embedded') {
    throw new Error('DATABASE_URL is missing (or say DATABASE=embedded on purpose)');
  }
  if (!isEmbedded) {
    if (poolerOf(environment) !== undefined) {
      throw new Error(
        'DATABASE_POOLER is transaction, and a migration needs a session of its own: name PostgreSQL itself in DATABASE_DIRECT_URL.',
      );
    }
    await migrate(databaseUrl);
    return;
  }
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(database.url);
  } finally {
    await database.stop();
  }
}

try {
  await run();
  console.log('The database has the schema of this version.');
} catch (error) {
  console.error(`The database could not be migrated: ${messageOf(error)}`);
  process.exitCode = 1;
}
