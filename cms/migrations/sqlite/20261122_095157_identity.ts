import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`delegations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`user_id\` text(36),
  	\`account_id\` text(36) NOT NULL,
  	\`reason\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`may_download\` integer DEFAULT false,
  	\`revoked_at\` text,
  	\`granted_by_id\` text(36) NOT NULL,
  	\`brand\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`granted_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`delegations_email_idx\` ON \`delegations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`delegations_user_idx\` ON \`delegations\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`delegations_account_idx\` ON \`delegations\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`delegations_until_idx\` ON \`delegations\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`delegations_granted_by_idx\` ON \`delegations\` (\`granted_by_id\`);`)
  await db.run(sql`CREATE INDEX \`delegations_updated_at_idx\` ON \`delegations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delegations_created_at_idx\` ON \`delegations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`secret\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`phone\` text,
  	\`pin_message\` text,
  	\`pin_expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_user_idx\` ON \`second_factors\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`digest\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_user_idx\` ON \`recovery_codes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_digest_idx\` ON \`recovery_codes\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_updated_at_idx\` ON \`recovery_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_created_at_idx\` ON \`recovery_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`user_id\` text(36) NOT NULL,
  	\`credential_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`host\` text NOT NULL,
  	\`counter\` numeric DEFAULT 0 NOT NULL,
  	\`transports\` text,
  	\`name\` text NOT NULL,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_user_idx\` ON \`passkeys\` (\`user_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_id_idx\` ON \`passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_host_idx\` ON \`passkeys\` (\`host\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_delegate\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`email_verified\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`multi_factor_enabled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`multi_factor_target\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`onboarding_form\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`notify_messages\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`password_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`welcomed_by\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`terms_and_conditions_version\` text;`)
  await db.run(sql`ALTER TABLE \`portals\` ADD \`onboarding_process_id\` text(36) REFERENCES processes(id);`)
  await db.run(sql`CREATE INDEX \`portals_onboarding_process_idx\` ON \`portals\` (\`onboarding_process_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`person_id\` text(36) REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`media_person_idx\` ON \`media\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`factor_at\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`time_zone\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`uses_custom_token\` integer;`)
  await db.run(sql`ALTER TABLE \`one_time_keys\` ADD \`scope\` text;`)
  await db.run(sql`CREATE INDEX \`one_time_keys_email_idx\` ON \`one_time_keys\` (\`email\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`delegations\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_portals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`subtitle\` text,
  	\`slug\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`brand\` text NOT NULL,
  	\`theme\` text NOT NULL,
  	\`portal_language\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`owner_id\` text(36),
  	\`company_id\` text(36),
  	\`subscription_id\` text(36),
  	\`portal_document_id\` text(36),
  	\`news_api\` text,
  	\`explorer_api\` text,
  	\`tnc_en\` text,
  	\`tnc_is\` text,
  	\`tnc_el\` text,
  	\`search_name\` text,
  	\`advisors_at\` text,
  	\`seat\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`photo_id\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portal_document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_portals\`("id", "name", "subtitle", "slug", "active", "brand", "theme", "portal_language", "phone", "email", "owner_id", "company_id", "subscription_id", "portal_document_id", "news_api", "explorer_api", "tnc_en", "tnc_is", "tnc_el", "search_name", "advisors_at", "seat", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "photo_id") SELECT "id", "name", "subtitle", "slug", "active", "brand", "theme", "portal_language", "phone", "email", "owner_id", "company_id", "subscription_id", "portal_document_id", "news_api", "explorer_api", "tnc_en", "tnc_is", "tnc_el", "search_name", "advisors_at", "seat", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "photo_id" FROM \`portals\`;`)
  await db.run(sql`DROP TABLE \`portals\`;`)
  await db.run(sql`ALTER TABLE \`__new_portals\` RENAME TO \`portals\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`portals_slug_idx\` ON \`portals\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`portals_active_idx\` ON \`portals\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`portals_brand_idx\` ON \`portals\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`portals_owner_idx\` ON \`portals\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_company_idx\` ON \`portals\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_subscription_idx\` ON \`portals\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_portal_document_idx\` ON \`portals\` (\`portal_document_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_search_name_idx\` ON \`portals\` (\`search_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`portals_seat_idx\` ON \`portals\` (\`seat\`);`)
  await db.run(sql`CREATE INDEX \`portals_created_by_idx\` ON \`portals\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_updated_by_idx\` ON \`portals\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_updated_at_idx\` ON \`portals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portals_created_at_idx\` ON \`portals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portals_deleted_at_idx\` ON \`portals\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text DEFAULT 'Other',
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "name", "type", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "name", "type", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`CREATE INDEX \`media_created_by_idx\` ON \`media\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_by_idx\` ON \`media\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`DROP INDEX \`one_time_keys_email_idx\`;`)
  await db.run(sql`ALTER TABLE \`one_time_keys\` DROP COLUMN \`scope\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_delegate\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`email_verified\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`multi_factor_enabled\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`multi_factor_target\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`onboarding_form\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`notify_messages\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`password_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`welcomed_by\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`terms_and_conditions_version\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`factor_at\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`time_zone\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`uses_custom_token\`;`)
}
