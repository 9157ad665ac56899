import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`former_terms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version\` text NOT NULL,
  	\`portal_id\` text(36) NOT NULL,
  	\`locale\` text NOT NULL,
  	\`replaced_at\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`once_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`former_terms_version_idx\` ON \`former_terms\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`former_terms_portal_idx\` ON \`former_terms\` (\`portal_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`former_terms_once_key_idx\` ON \`former_terms\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`former_terms_updated_at_idx\` ON \`former_terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_terms_created_at_idx\` ON \`former_terms\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`render_consolidated\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`figures_hash\` text;`)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`commentary_hash\` text;`)
  await db.run(sql`ALTER TABLE \`report_batches\` ADD \`reasons\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`former_terms\`;`)
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`render_consolidated\`;`)
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`figures_hash\`;`)
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`commentary_hash\`;`)
  await db.run(sql`ALTER TABLE \`report_batches\` DROP COLUMN \`reasons\`;`)
}
