import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`third_financial_id\` text;`)
  await db.run(sql`ALTER TABLE \`_accounts_v\` ADD \`version_third_financial_id\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`third_financial_id\`;`)
  await db.run(sql`ALTER TABLE \`_accounts_v\` DROP COLUMN \`version_third_financial_id\`;`)
}
