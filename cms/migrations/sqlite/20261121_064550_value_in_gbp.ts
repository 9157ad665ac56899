import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`figures_value_in_gbp\` text;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`figures_value_in_gbp\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`figures_value_in_gbp\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`figures_value_in_gbp\`;`)
}
