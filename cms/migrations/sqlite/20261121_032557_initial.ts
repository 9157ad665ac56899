import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`title\` text,
  	\`phone\` text,
  	\`photo_id\` text(36),
  	\`organisation_id\` text(36),
  	\`admin\` integer DEFAULT false,
  	\`is_admin\` integer DEFAULT false,
  	\`is_professional\` integer DEFAULT false,
  	\`disabled\` integer DEFAULT false,
  	\`user_language\` text,
  	\`last_login\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`organisation_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_search_name_idx\` ON \`users\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`users_photo_idx\` ON \`users\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`users_organisation_idx\` ON \`users\` (\`organisation_id\`);`)
  await db.run(sql`CREATE INDEX \`users_is_professional_idx\` ON \`users\` (\`is_professional\`);`)
  await db.run(sql`CREATE INDEX \`users_last_login_idx\` ON \`users\` (\`last_login\`);`)
  await db.run(sql`CREATE INDEX \`users_created_by_idx\` ON \`users\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_by_idx\` ON \`users\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`users_deleted_at_idx\` ON \`users\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`organisations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`url\` text,
  	\`domain\` text,
  	\`photo_id\` text(36),
  	\`address\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`organisations_search_name_idx\` ON \`organisations\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`organisations_domain_idx\` ON \`organisations\` (\`domain\`);`)
  await db.run(sql`CREATE INDEX \`organisations_photo_idx\` ON \`organisations\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`organisations_created_by_idx\` ON \`organisations\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`organisations_updated_by_idx\` ON \`organisations\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`organisations_updated_at_idx\` ON \`organisations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`organisations_created_at_idx\` ON \`organisations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`organisations_deleted_at_idx\` ON \`organisations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`accounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`active\` integer DEFAULT true,
  	\`external_id\` text,
  	\`email\` text,
  	\`client_id\` text(36),
  	\`portal_id\` text(36) NOT NULL,
  	\`inception\` text,
  	\`location\` text,
  	\`currency\` text DEFAULT 'GBP' NOT NULL,
  	\`figures_value\` text,
  	\`figures_sort_value\` numeric,
  	\`figures_currency\` text,
  	\`figures_as_of\` text,
  	\`figures_fetched_at\` text,
  	\`figures_change_ytd\` numeric,
  	\`figures_change1y\` numeric,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`client_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`accounts_search_name_idx\` ON \`accounts\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`accounts_active_idx\` ON \`accounts\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`accounts_external_id_idx\` ON \`accounts\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_email_idx\` ON \`accounts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`accounts_client_idx\` ON \`accounts\` (\`client_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_portal_idx\` ON \`accounts\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_figures_figures_sort_value_idx\` ON \`accounts\` (\`figures_sort_value\`);`)
  await db.run(sql`CREATE INDEX \`accounts_created_by_idx\` ON \`accounts\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_updated_by_idx\` ON \`accounts\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_updated_at_idx\` ON \`accounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`accounts_created_at_idx\` ON \`accounts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`accounts_deleted_at_idx\` ON \`accounts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`portal_client_idx\` ON \`accounts\` (\`portal_id\`,\`client_id\`);`)
  await db.run(sql`CREATE INDEX \`portal_email_idx\` ON \`accounts\` (\`portal_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`accounts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accounts_rels_order_idx\` ON \`accounts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_parent_idx\` ON \`accounts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_path_idx\` ON \`accounts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_users_id_idx\` ON \`accounts_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`portfolios\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`account_id\` text(36) NOT NULL,
  	\`external_id\` text,
  	\`type\` text DEFAULT 'Other' NOT NULL,
  	\`currency\` text DEFAULT 'GBP' NOT NULL,
  	\`inception\` text,
  	\`objective\` text,
  	\`risk_profile\` numeric,
  	\`figures_value\` text,
  	\`figures_sort_value\` numeric,
  	\`figures_currency\` text,
  	\`figures_as_of\` text,
  	\`figures_fetched_at\` text,
  	\`figures_change_ytd\` numeric,
  	\`figures_change1y\` numeric,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolios_search_name_idx\` ON \`portfolios\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_account_idx\` ON \`portfolios\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_external_id_idx\` ON \`portfolios\` (\`external_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_figures_figures_sort_value_idx\` ON \`portfolios\` (\`figures_sort_value\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_created_by_idx\` ON \`portfolios\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_updated_by_idx\` ON \`portfolios\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_updated_at_idx\` ON \`portfolios\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_created_at_idx\` ON \`portfolios\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolios_deleted_at_idx\` ON \`portfolios\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`portals\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`slug\` text NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`brand\` text NOT NULL,
  	\`photo_id\` text(36) NOT NULL,
  	\`theme\` text NOT NULL,
  	\`portal_language\` text NOT NULL,
  	\`owner_id\` text(36),
  	\`company_id\` text(36),
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`portals_search_name_idx\` ON \`portals\` (\`search_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`portals_slug_idx\` ON \`portals\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`portals_active_idx\` ON \`portals\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`portals_brand_idx\` ON \`portals\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`portals_photo_idx\` ON \`portals\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_owner_idx\` ON \`portals\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_company_idx\` ON \`portals\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_created_by_idx\` ON \`portals\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_updated_by_idx\` ON \`portals\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_updated_at_idx\` ON \`portals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portals_created_at_idx\` ON \`portals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portals_deleted_at_idx\` ON \`portals\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text DEFAULT 'Other' NOT NULL,
  	\`account_id\` text(36) NOT NULL,
  	\`portfolio_id\` text(36),
  	\`owner_id\` text(36),
  	\`generated_pdf\` integer DEFAULT false,
  	\`as_of\` text,
  	\`report\` text,
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
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_account_idx\` ON \`documents\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_portfolio_idx\` ON \`documents\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_owner_idx\` ON \`documents\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_generated_pdf_idx\` ON \`documents\` (\`generated_pdf\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_report_idx\` ON \`documents\` (\`report\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_by_idx\` ON \`documents\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_by_idx\` ON \`documents\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`owner_id\` text(36) NOT NULL,
  	\`account_id\` text(36) NOT NULL,
  	\`portfolio_id\` text(36),
  	\`portal_slug\` text NOT NULL,
  	\`brand\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`as_of\` text,
  	\`document_id\` text(36),
  	\`error\` text,
  	\`active_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_owner_idx\` ON \`reports\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_account_idx\` ON \`reports\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_portfolio_idx\` ON \`reports\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_state_idx\` ON \`reports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reports_document_idx\` ON \`reports\` (\`document_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_active_key_idx\` ON \`reports\` (\`active_key\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`media_created_by_idx\` ON \`media\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_by_idx\` ON \`media\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`logs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`type\` text NOT NULL,
  	\`collection\` text,
  	\`section\` text,
  	\`record_id\` text,
  	\`info\` text,
  	\`user_id\` text(36),
  	\`portal_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`logs_type_idx\` ON \`logs\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`logs_collection_idx\` ON \`logs\` (\`collection\`);`)
  await db.run(sql`CREATE INDEX \`logs_record_id_idx\` ON \`logs\` (\`record_id\`);`)
  await db.run(sql`CREATE INDEX \`logs_user_idx\` ON \`logs\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`logs_portal_idx\` ON \`logs\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`logs_updated_at_idx\` ON \`logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`logs_created_at_idx\` ON \`logs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_createdAt_idx\` ON \`logs\` (\`user_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`wealth_answers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`fetched_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`wealth_answers_key_idx\` ON \`wealth_answers\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`wealth_answers_updated_at_idx\` ON \`wealth_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wealth_answers_created_at_idx\` ON \`wealth_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`lease_until\` text,
  	\`lease_token\` text,
  	\`lease_attempts\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_lease_until_idx\` ON \`payload_jobs\` (\`lease_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`organisations\`;`)
  await db.run(sql`DROP TABLE \`accounts\`;`)
  await db.run(sql`DROP TABLE \`accounts_rels\`;`)
  await db.run(sql`DROP TABLE \`portfolios\`;`)
  await db.run(sql`DROP TABLE \`portals\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`logs\`;`)
  await db.run(sql`DROP TABLE \`wealth_answers\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
