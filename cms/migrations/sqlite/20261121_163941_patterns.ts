import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`access_groups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`access_groups_search_name_idx\` ON \`access_groups\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_created_by_idx\` ON \`access_groups\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_updated_by_idx\` ON \`access_groups\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_updated_at_idx\` ON \`access_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_created_at_idx\` ON \`access_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_deleted_at_idx\` ON \`access_groups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`access_groups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`accounts_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`access_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accounts_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`access_groups_rels_order_idx\` ON \`access_groups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_rels_parent_idx\` ON \`access_groups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_rels_path_idx\` ON \`access_groups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_rels_users_id_idx\` ON \`access_groups_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`access_groups_rels_accounts_id_idx\` ON \`access_groups_rels\` (\`accounts_id\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`user_id\` text(36),
  	\`template\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`brand\` text NOT NULL,
  	\`data\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`attempts\` numeric DEFAULT 0,
  	\`sent_at\` text,
  	\`error\` text,
  	\`once_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mails_user_idx\` ON \`mails\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_template_idx\` ON \`mails\` (\`template\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_once_key_idx\` ON \`mails\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_investor\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`notify_report_ready\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`reports\` ADD \`slot\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_slot_idx\` ON \`reports\` (\`slot\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`fair_key\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`once_key\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`dead_letter_due\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_fair_key_idx\` ON \`payload_jobs\` (\`fair_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_jobs_once_key_idx\` ON \`payload_jobs\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_dead_letter_due_idx\` ON \`payload_jobs\` (\`dead_letter_due\`);`)
  await db.run(sql`CREATE INDEX \`queue_processing_completedAt_idx\` ON \`payload_jobs\` (\`queue\`,\`processing\`,\`completed_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`access_groups\`;`)
  await db.run(sql`DROP TABLE \`access_groups_rels\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP INDEX \`reports_slot_idx\`;`)
  await db.run(sql`ALTER TABLE \`reports\` DROP COLUMN \`slot\`;`)
  await db.run(sql`DROP INDEX \`payload_jobs_fair_key_idx\`;`)
  await db.run(sql`DROP INDEX \`payload_jobs_once_key_idx\`;`)
  await db.run(sql`DROP INDEX \`payload_jobs_dead_letter_due_idx\`;`)
  await db.run(sql`DROP INDEX \`queue_processing_completedAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`fair_key\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`once_key\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`dead_letter_due\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_investor\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`notify_report_ready\`;`)
}
