import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`queue_processing_completedAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`queue_processing_completedAt_isBackground_createdAt_idx\` ON \`payload_jobs\` (\`queue\`,\`processing\`,\`completed_at\`,\`is_background\`,\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`queue_processing_completedAt_isBackground_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`queue_processing_completedAt_idx\` ON \`payload_jobs\` (\`queue\`,\`processing\`,\`completed_at\`);`)
}
