import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reports\` ADD \`figures_hash\` text;`)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`commentary_hash\` text;`)
  await db.run(sql`ALTER TABLE \`report_batches\` ADD \`reasons\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`figures_hash\`;`)
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`commentary_hash\`;`)
  await db.run(sql`ALTER TABLE \`report_batches\` DROP COLUMN \`reasons\`;`)
}
