import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** A random id (UUID 4), as Payload makes them. */
const uuid = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + (abs(random()) % 4), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_accounts_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_active\` integer DEFAULT true,
  	\`version_external_id\` text,
  	\`version_email\` text,
  	\`version_gender\` text,
  	\`version_client_id\` text(36),
  	\`version_portal_id\` text(36) NOT NULL,
  	\`version_inception\` text,
  	\`version_location\` text,
  	\`version_currency\` text DEFAULT 'GBP' NOT NULL,
  	\`version_terms_and_conditions_accepted\` integer DEFAULT false,
  	\`version_terms_and_conditions_at\` text,
  	\`version_terms_and_conditions_version\` text,
  	\`version_last_invite_send\` text,
  	\`version_search_name\` text,
  	\`version_source\` text,
  	\`version_identity\` text,
  	\`version_email_key\` text,
  	\`version_seat\` text,
  	\`version_created_by_id\` text(36),
  	\`version_updated_by_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_client_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_accounts_v_parent_idx\` ON \`_accounts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_active_idx\` ON \`_accounts_v\` (\`version_active\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_external_id_idx\` ON \`_accounts_v\` (\`version_external_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_email_idx\` ON \`_accounts_v\` (\`version_email\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_client_idx\` ON \`_accounts_v\` (\`version_client_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_portal_idx\` ON \`_accounts_v\` (\`version_portal_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_search_name_idx\` ON \`_accounts_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_source_idx\` ON \`_accounts_v\` (\`version_source\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_identity_idx\` ON \`_accounts_v\` (\`version_identity\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_email_key_idx\` ON \`_accounts_v\` (\`version_email_key\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_seat_idx\` ON \`_accounts_v\` (\`version_seat\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_created_by_idx\` ON \`_accounts_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_updated_by_idx\` ON \`_accounts_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_updated_at_idx\` ON \`_accounts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_created_at_idx\` ON \`_accounts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_version_version_deleted_at_idx\` ON \`_accounts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_created_at_idx\` ON \`_accounts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_updated_at_idx\` ON \`_accounts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_portal_version_client_idx\` ON \`_accounts_v\` (\`version_portal_id\`,\`version_client_id\`);`)
  await db.run(sql`CREATE INDEX \`version_portal_version_email_idx\` ON \`_accounts_v\` (\`version_portal_id\`,\`version_email\`);`)
  await db.run(sql`CREATE TABLE \`_accounts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`groups_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_accounts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accounts_v_rels_order_idx\` ON \`_accounts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_rels_parent_idx\` ON \`_accounts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_rels_path_idx\` ON \`_accounts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_rels_users_id_idx\` ON \`_accounts_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`_accounts_v_rels_groups_id_idx\` ON \`_accounts_v_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`_portfolios_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text NOT NULL,
  	\`version_account_id\` text(36) NOT NULL,
  	\`version_external_id\` text,
  	\`version_type\` text DEFAULT 'Other' NOT NULL,
  	\`version_currency\` text DEFAULT 'GBP' NOT NULL,
  	\`version_region\` text,
  	\`version_inception\` text,
  	\`version_objective\` text,
  	\`version_risk_profile\` numeric,
  	\`version_risk_level\` numeric,
  	\`version_esg_rating\` numeric,
  	\`version_timescale\` numeric,
  	\`version_reference\` text,
  	\`version_search_name\` text,
  	\`version_identity\` text,
  	\`version_made_as\` text,
  	\`version_created_by_id\` text(36),
  	\`version_updated_by_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolios_v_parent_idx\` ON \`_portfolios_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_account_idx\` ON \`_portfolios_v\` (\`version_account_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_external_id_idx\` ON \`_portfolios_v\` (\`version_external_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_search_name_idx\` ON \`_portfolios_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_identity_idx\` ON \`_portfolios_v\` (\`version_identity\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_created_by_idx\` ON \`_portfolios_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_updated_by_idx\` ON \`_portfolios_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_updated_at_idx\` ON \`_portfolios_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_created_at_idx\` ON \`_portfolios_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_version_version_deleted_at_idx\` ON \`_portfolios_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_created_at_idx\` ON \`_portfolios_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolios_v_updated_at_idx\` ON \`_portfolios_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`library_files\` ADD \`type_details\` text;`)
  await db.run(sql`ALTER TABLE \`library_files\` ADD \`origin\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`library_files_origin_idx\` ON \`library_files\` (\`origin\`);`)
  await db.run(sql`ALTER TABLE \`forms\` ADD \`library_id\` text(36) REFERENCES libraries(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`forms_library_idx\` ON \`forms\` (\`library_id\`);`)
  await db.run(sql`ALTER TABLE \`_forms_v\` ADD \`version_library_id\` text(36) REFERENCES libraries(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_library_idx\` ON \`_forms_v\` (\`version_library_id\`);`)
  await db.run(sql`ALTER TABLE \`form_files\` ADD \`library_id\` text(36) REFERENCES libraries(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`form_files_library_idx\` ON \`form_files\` (\`library_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`type_details\` text;`)

  // What is there already is the first version of its history: the first save would leave nothing to go back to.
  await db.run(
    sql`INSERT INTO \`_accounts_v\` ("id", "parent_id", "version_name", "version_active", "version_external_id", "version_email", "version_gender", "version_client_id", "version_portal_id", "version_inception", "version_location", "version_currency", "version_terms_and_conditions_accepted", "version_terms_and_conditions_at", "version_terms_and_conditions_version", "version_last_invite_send", "version_search_name", "version_source", "version_identity", "version_email_key", "version_seat", "version_created_by_id", "version_updated_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT ${sql.raw(uuid)}, "id", "name", "active", "external_id", "email", "gender", "client_id", "portal_id", "inception", "location", "currency", "terms_and_conditions_accepted", "terms_and_conditions_at", "terms_and_conditions_version", "last_invite_send", "search_name", "source", "identity", "email_key", "seat", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "updated_at", "updated_at" FROM \`accounts\`;`,
  )
  await db.run(
    sql`INSERT INTO \`_accounts_v_rels\` ("order", "parent_id", "path", "users_id", "groups_id") SELECT r."order", v."id", 'version.' || r."path", r."users_id", r."groups_id" FROM \`accounts_rels\` r JOIN \`_accounts_v\` v ON v."parent_id" = r."parent_id";`,
  )
  await db.run(
    sql`INSERT INTO \`_portfolios_v\` ("id", "parent_id", "version_name", "version_account_id", "version_external_id", "version_type", "version_currency", "version_region", "version_inception", "version_objective", "version_risk_profile", "version_risk_level", "version_esg_rating", "version_timescale", "version_reference", "version_search_name", "version_identity", "version_made_as", "version_created_by_id", "version_updated_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at") SELECT ${sql.raw(uuid)}, "id", "name", "account_id", "external_id", "type", "currency", "region", "inception", "objective", "risk_profile", "risk_level", "esg_rating", "timescale", "reference", "search_name", "identity", "made_as", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "updated_at", "updated_at" FROM \`portfolios\`;`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_accounts_v\`;`)
  await db.run(sql`DROP TABLE \`_accounts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_portfolios_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_forms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`search_name\` text,
  	\`brand\` text,
  	\`description\` text,
  	\`single\` integer DEFAULT false,
  	\`editable\` integer DEFAULT false,
  	\`owned\` text DEFAULT 'Personal',
  	\`steps\` text DEFAULT '[]',
  	\`send_c_s_v\` integer DEFAULT false,
  	\`upload_to_library\` integer DEFAULT false,
  	\`end_message\` text DEFAULT 'Thanks! Your data has been sent.',
  	\`autorespond_email\` integer DEFAULT false,
  	\`autorespond_subject\` text DEFAULT 'Message sent.',
  	\`autorespond_body\` text,
  	\`published_at\` text,
  	\`published_by_id\` text(36),
  	\`publish_at\` text,
  	\`unpublish_at\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_forms\`("id", "name", "search_name", "brand", "description", "single", "editable", "owned", "steps", "send_c_s_v", "upload_to_library", "end_message", "autorespond_email", "autorespond_subject", "autorespond_body", "published_at", "published_by_id", "publish_at", "unpublish_at", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "name", "search_name", "brand", "description", "single", "editable", "owned", "steps", "send_c_s_v", "upload_to_library", "end_message", "autorespond_email", "autorespond_subject", "autorespond_body", "published_at", "published_by_id", "publish_at", "unpublish_at", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`ALTER TABLE \`__new_forms\` RENAME TO \`forms\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`forms_search_name_idx\` ON \`forms\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`forms_brand_idx\` ON \`forms\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`forms_published_at_idx\` ON \`forms\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_published_by_idx\` ON \`forms\` (\`published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_publish_at_idx\` ON \`forms\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_unpublish_at_idx\` ON \`forms\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_by_idx\` ON \`forms\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_by_idx\` ON \`forms\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__forms_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_search_name\` text,
  	\`version_brand\` text,
  	\`version_description\` text,
  	\`version_single\` integer DEFAULT false,
  	\`version_editable\` integer DEFAULT false,
  	\`version_owned\` text DEFAULT 'Personal',
  	\`version_steps\` text DEFAULT '[]',
  	\`version_send_c_s_v\` integer DEFAULT false,
  	\`version_upload_to_library\` integer DEFAULT false,
  	\`version_end_message\` text DEFAULT 'Thanks! Your data has been sent.',
  	\`version_autorespond_email\` integer DEFAULT false,
  	\`version_autorespond_subject\` text DEFAULT 'Message sent.',
  	\`version_autorespond_body\` text,
  	\`version_published_at\` text,
  	\`version_published_by_id\` text(36),
  	\`version_publish_at\` text,
  	\`version_unpublish_at\` text,
  	\`version_created_by_id\` text(36),
  	\`version_updated_by_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__forms_v\`("id", "parent_id", "version_name", "version_search_name", "version_brand", "version_description", "version_single", "version_editable", "version_owned", "version_steps", "version_send_c_s_v", "version_upload_to_library", "version_end_message", "version_autorespond_email", "version_autorespond_subject", "version_autorespond_body", "version_published_at", "version_published_by_id", "version_publish_at", "version_unpublish_at", "version_created_by_id", "version_updated_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_name", "version_search_name", "version_brand", "version_description", "version_single", "version_editable", "version_owned", "version_steps", "version_send_c_s_v", "version_upload_to_library", "version_end_message", "version_autorespond_email", "version_autorespond_subject", "version_autorespond_body", "version_published_at", "version_published_by_id", "version_publish_at", "version_unpublish_at", "version_created_by_id", "version_updated_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__forms_v\` RENAME TO \`_forms_v\`;`)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_search_name_idx\` ON \`_forms_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_brand_idx\` ON \`_forms_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_published_at_idx\` ON \`_forms_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_published_by_idx\` ON \`_forms_v\` (\`version_published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_publish_at_idx\` ON \`_forms_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_unpublish_at_idx\` ON \`_forms_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_by_idx\` ON \`_forms_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_by_idx\` ON \`_forms_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_form_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`form_id\` text(36) NOT NULL,
  	\`field\` text NOT NULL,
  	\`submission_id\` text(36),
  	\`uploader_id\` text(36) NOT NULL,
  	\`brand\` text NOT NULL,
  	\`account_id\` text(36),
  	\`organisation_id\` text(36),
  	\`owned\` text DEFAULT 'Personal' NOT NULL,
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
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`uploader_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`organisation_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_form_files\`("id", "name", "form_id", "field", "submission_id", "uploader_id", "brand", "account_id", "organisation_id", "owned", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "name", "form_id", "field", "submission_id", "uploader_id", "brand", "account_id", "organisation_id", "owned", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`form_files\`;`)
  await db.run(sql`DROP TABLE \`form_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_form_files\` RENAME TO \`form_files\`;`)
  await db.run(sql`CREATE INDEX \`form_files_form_idx\` ON \`form_files\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_submission_idx\` ON \`form_files\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_uploader_idx\` ON \`form_files\` (\`uploader_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_brand_idx\` ON \`form_files\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`form_files_account_idx\` ON \`form_files\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_organisation_idx\` ON \`form_files\` (\`organisation_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_created_by_idx\` ON \`form_files\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_updated_by_idx\` ON \`form_files\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`form_files_updated_at_idx\` ON \`form_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_files_created_at_idx\` ON \`form_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`form_files_deleted_at_idx\` ON \`form_files\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_files_filename_idx\` ON \`form_files\` (\`filename\`);`)
  await db.run(sql`DROP INDEX \`library_files_origin_idx\`;`)
  await db.run(sql`ALTER TABLE \`library_files\` DROP COLUMN \`type_details\`;`)
  await db.run(sql`ALTER TABLE \`library_files\` DROP COLUMN \`origin\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`type_details\`;`)
}
