import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`report_batches\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`portal_id\` text(36) NOT NULL,
  	\`brand\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`origin\` text NOT NULL,
  	\`state\` text DEFAULT 'running' NOT NULL,
  	\`started_by_id\` text(36),
  	\`changed_by_id\` text(36),
  	\`approved_by_id\` text(36),
  	\`approved_at\` text,
  	\`published_by_id\` text(36),
  	\`published_at\` text,
  	\`note\` text,
  	\`corrects_id\` text(36),
  	\`left_out\` text,
  	\`approved_files\` text,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`active_key\` text,
  	\`once_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`started_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`approved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`corrects_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`report_batches_portal_idx\` ON \`report_batches\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_date_idx\` ON \`report_batches\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_state_idx\` ON \`report_batches\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_started_by_idx\` ON \`report_batches\` (\`started_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_changed_by_idx\` ON \`report_batches\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_approved_by_idx\` ON \`report_batches\` (\`approved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_published_by_idx\` ON \`report_batches\` (\`published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_corrects_idx\` ON \`report_batches\` (\`corrects_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_batches_active_key_idx\` ON \`report_batches\` (\`active_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_batches_once_key_idx\` ON \`report_batches\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_updated_at_idx\` ON \`report_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`report_batches_created_at_idx\` ON \`report_batches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`report_deliveries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`account_id\` text(36),
  	\`account_name\` text NOT NULL,
  	\`external_id\` text,
  	\`recipient_id\` text(36),
  	\`client_name\` text,
  	\`portal_id\` text(36),
  	\`batch_id\` text(36),
  	\`document_id\` text(36) NOT NULL,
  	\`kind\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`pages\` numeric,
  	\`file_hash\` text NOT NULL,
  	\`value\` text,
  	\`published_at\` text NOT NULL,
  	\`published_by_id\` text(36),
  	\`approved_by_id\` text(36),
  	\`publisher\` text,
  	\`approver\` text,
  	\`note\` text,
  	\`is_newest\` integer DEFAULT true NOT NULL,
  	\`statement\` text NOT NULL,
  	\`channel\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`email\` text,
  	\`mail_id\` text(36),
  	\`notified_at\` text,
  	\`first_opened_at\` text,
  	\`last_opened_at\` text,
  	\`times_opened\` numeric DEFAULT 0 NOT NULL,
  	\`openings\` text,
  	\`paper_sent_at\` text,
  	\`paper_sent_by_id\` text(36),
  	\`search_name\` text,
  	\`once_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`recipient_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`batch_id\`) REFERENCES \`report_batches\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`approved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mail_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`paper_sent_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`report_deliveries_account_idx\` ON \`report_deliveries\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_recipient_idx\` ON \`report_deliveries\` (\`recipient_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_portal_idx\` ON \`report_deliveries\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_batch_idx\` ON \`report_deliveries\` (\`batch_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_document_idx\` ON \`report_deliveries\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_date_idx\` ON \`report_deliveries\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_file_hash_idx\` ON \`report_deliveries\` (\`file_hash\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_published_at_idx\` ON \`report_deliveries\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_published_by_idx\` ON \`report_deliveries\` (\`published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_approved_by_idx\` ON \`report_deliveries\` (\`approved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_is_newest_idx\` ON \`report_deliveries\` (\`is_newest\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_statement_idx\` ON \`report_deliveries\` (\`statement\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_state_idx\` ON \`report_deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_mail_idx\` ON \`report_deliveries\` (\`mail_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_paper_sent_by_idx\` ON \`report_deliveries\` (\`paper_sent_by_id\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_search_name_idx\` ON \`report_deliveries\` (\`search_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_deliveries_once_key_idx\` ON \`report_deliveries\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_updated_at_idx\` ON \`report_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`report_deliveries_created_at_idx\` ON \`report_deliveries\` (\`created_at\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`owner_id\` text(36),
  	\`account_id\` text(36) NOT NULL,
  	\`portfolio_id\` text(36),
  	\`portal_slug\` text NOT NULL,
  	\`brand\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`kind\` text DEFAULT 'investment' NOT NULL,
  	\`range\` text DEFAULT 'quarter' NOT NULL,
  	\`period_from\` text,
  	\`report_date\` text,
  	\`as_of\` text,
  	\`document_id\` text(36),
  	\`error\` text,
  	\`batch_id\` text(36),
  	\`left_out\` text,
  	\`asked_at\` text,
  	\`started_at\` text,
  	\`finished_at\` text,
  	\`read_at\` text,
  	\`pages\` numeric,
  	\`bytes\` numeric,
  	\`file_hash\` text,
  	\`value\` text,
  	\`commentary\` text,
  	\`checks\` text,
  	\`read_by\` text,
  	\`readings\` numeric DEFAULT 0,
  	\`slot\` text,
  	\`active_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`batch_id\`) REFERENCES \`report_batches\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reports\`("id", "owner_id", "account_id", "portfolio_id", "portal_slug", "brand", "locale", "state", "kind", "range", "period_from", "report_date", "as_of", "document_id", "error", "slot", "active_key", "updated_at", "created_at") SELECT "id", "owner_id", "account_id", "portfolio_id", "portal_slug", "brand", "locale", "state", "kind", "range", "period_from", "report_date", "as_of", "document_id", "error", "slot", "active_key", "updated_at", "created_at" FROM \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_reports\` RENAME TO \`reports\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`reports_owner_idx\` ON \`reports\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_account_idx\` ON \`reports\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_portfolio_idx\` ON \`reports\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_state_idx\` ON \`reports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reports_document_idx\` ON \`reports\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_batch_idx\` ON \`reports\` (\`batch_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_slot_idx\` ON \`reports\` (\`slot\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_active_key_idx\` ON \`reports\` (\`active_key\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`client_views\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`statements_by_post\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_accounts_v\` ADD \`version_statements_by_post\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`held_by_id\` text(36) REFERENCES report_batches(id);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`batch_id\` text(36) REFERENCES report_batches(id);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`published_at\` text;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`version\` numeric;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`file_hash\` text;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`corrects_id\` text(36) REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`corrected_by_id\` text(36) REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`correction_note\` text;`)
  await db.run(sql`CREATE INDEX \`documents_held_by_idx\` ON \`documents\` (\`held_by_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_batch_idx\` ON \`documents\` (\`batch_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_corrects_idx\` ON \`documents\` (\`corrects_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_corrected_by_idx\` ON \`documents\` (\`corrected_by_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`is_background\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_is_background_idx\` ON \`payload_jobs\` (\`is_background\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`report_batches\`;`)
  await db.run(sql`DROP TABLE \`report_deliveries\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text DEFAULT 'Other' NOT NULL,
  	\`account_id\` text(36),
  	\`group_id\` text(36),
  	\`portal_id\` text(36),
  	\`portfolio_id\` text(36),
  	\`title\` text,
  	\`document_type\` text,
  	\`source\` text DEFAULT 'portal',
  	\`document_path\` text,
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
  	FOREIGN KEY (\`group_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "name", "type", "account_id", "group_id", "portal_id", "portfolio_id", "title", "document_type", "source", "document_path", "owner_id", "generated_pdf", "as_of", "report", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "name", "type", "account_id", "group_id", "portal_id", "portfolio_id", "title", "document_type", "source", "document_path", "owner_id", "generated_pdf", "as_of", "report", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`documents_account_idx\` ON \`documents\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_group_idx\` ON \`documents\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_portal_idx\` ON \`documents\` (\`portal_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_reports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`owner_id\` text(36) NOT NULL,
  	\`account_id\` text(36) NOT NULL,
  	\`portfolio_id\` text(36),
  	\`portal_slug\` text NOT NULL,
  	\`brand\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`kind\` text DEFAULT 'investment' NOT NULL,
  	\`range\` text DEFAULT 'quarter' NOT NULL,
  	\`period_from\` text,
  	\`report_date\` text,
  	\`as_of\` text,
  	\`document_id\` text(36),
  	\`error\` text,
  	\`slot\` text,
  	\`active_key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`document_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reports\`("id", "owner_id", "account_id", "portfolio_id", "portal_slug", "brand", "locale", "state", "kind", "range", "period_from", "report_date", "as_of", "document_id", "error", "slot", "active_key", "updated_at", "created_at") SELECT "id", "owner_id", "account_id", "portfolio_id", "portal_slug", "brand", "locale", "state", "kind", "range", "period_from", "report_date", "as_of", "document_id", "error", "slot", "active_key", "updated_at", "created_at" FROM \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_reports\` RENAME TO \`reports\`;`)
  await db.run(sql`CREATE INDEX \`reports_owner_idx\` ON \`reports\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_account_idx\` ON \`reports\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_portfolio_idx\` ON \`reports\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_state_idx\` ON \`reports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`reports_document_idx\` ON \`reports\` (\`document_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_slot_idx\` ON \`reports\` (\`slot\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_active_key_idx\` ON \`reports\` (\`active_key\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`payload_jobs_is_background_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`is_background\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`client_views\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`statements_by_post\`;`)
  await db.run(sql`ALTER TABLE \`_accounts_v\` DROP COLUMN \`version_statements_by_post\`;`)
}
