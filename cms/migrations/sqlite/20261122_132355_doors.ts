import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`known_devices\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`key\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`known_devices_user_idx\` ON \`known_devices\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`known_devices_key_idx\` ON \`known_devices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_expires_at_idx\` ON \`known_devices\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_updated_at_idx\` ON \`known_devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`known_devices_created_at_idx\` ON \`known_devices\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`known_devices\`;`)
}
