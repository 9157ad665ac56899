import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`transactions\` ADD \`security_type\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`attach_message\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`transactions\` DROP COLUMN \`security_type\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`attach_message\`;`)
}
