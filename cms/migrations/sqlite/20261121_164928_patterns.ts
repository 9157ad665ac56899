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
  await db.run(sql`CREATE TABLE \`sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`brand\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`last_used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sessions_user_idx\` ON \`sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`sessions_expires_at_idx\` ON \`sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_updated_at_idx\` ON \`sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sessions_created_at_idx\` ON \`sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`throttles\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`points\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`throttles_key_idx\` ON \`throttles\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`throttles_expires_at_idx\` ON \`throttles\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`status\` numeric,
  	\`body\` text,
  	\`started_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_idx\` ON \`idempotency_keys\` (\`expires_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_investor\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`access_groups\`;`)
  await db.run(sql`DROP TABLE \`access_groups_rels\`;`)
  await db.run(sql`DROP TABLE \`sessions\`;`)
  await db.run(sql`DROP TABLE \`throttles\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_investor\`;`)
}
