import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`fair_key\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`once_key\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`dead_letter_due\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_fair_key_idx\` ON \`payload_jobs\` (\`fair_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_jobs_once_key_idx\` ON \`payload_jobs\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_dead_letter_due_idx\` ON \`payload_jobs\` (\`dead_letter_due\`);`)
  await db.run(sql`CREATE INDEX \`queue_processing_completedAt_idx\` ON \`payload_jobs\` (\`queue\`,\`processing\`,\`completed_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payload_jobs_fair_key_idx\`;`)
  await db.run(sql`DROP INDEX \`payload_jobs_once_key_idx\`;`)
  await db.run(sql`DROP INDEX \`payload_jobs_dead_letter_due_idx\`;`)
  await db.run(sql`DROP INDEX \`queue_processing_completedAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`fair_key\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`once_key\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`dead_letter_due\`;`)
}
