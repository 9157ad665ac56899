import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`groups_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_groups_id_idx\` ON \`users_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE TABLE \`groups_members\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`account_id\` text(36),
  	\`user_id\` text(36),
  	\`member_since\` text,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`groups_members_order_idx\` ON \`groups_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`groups_members_parent_id_idx\` ON \`groups_members\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_members_account_idx\` ON \`groups_members\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_members_user_idx\` ON \`groups_members\` (\`user_id\`);`)
  await db.run(sql`CREATE TABLE \`groups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`active\` integer DEFAULT true,
  	\`score\` numeric NOT NULL,
  	\`portal_id\` text(36),
  	\`welcome\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`groups_search_name_idx\` ON \`groups\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`groups_active_idx\` ON \`groups\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`groups_score_idx\` ON \`groups\` (\`score\`);`)
  await db.run(sql`CREATE INDEX \`groups_portal_idx\` ON \`groups\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_created_by_idx\` ON \`groups\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_updated_by_idx\` ON \`groups\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`groups_updated_at_idx\` ON \`groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`groups_created_at_idx\` ON \`groups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`groups_deleted_at_idx\` ON \`groups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`pages_views_permissions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages_views\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_views_permissions_order_idx\` ON \`pages_views_permissions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_views_permissions_parent_idx\` ON \`pages_views_permissions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_views\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`level\` text DEFAULT 'public',
  	\`content\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_views_order_idx\` ON \`pages_views\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_views_parent_id_idx\` ON \`pages_views\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`search_name\` text,
  	\`slug\` text,
  	\`type\` text DEFAULT 'Landing',
  	\`title\` text,
  	\`summary\` text,
  	\`parent_id\` text(36),
  	\`social_img_id\` text(36),
  	\`description\` text,
  	\`link_target\` text,
  	\`link_label\` text,
  	\`brand\` text,
  	\`language\` text DEFAULT 'en',
  	\`hidden\` integer DEFAULT false,
  	\`protected\` integer DEFAULT false,
  	\`promoted\` integer DEFAULT false,
  	\`readers\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`social_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_search_name_idx\` ON \`pages\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_social_img_idx\` ON \`pages\` (\`social_img_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_brand_idx\` ON \`pages\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`pages_language_idx\` ON \`pages\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_at_idx\` ON \`pages\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_published_by_idx\` ON \`pages\` (\`published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_publish_at_idx\` ON \`pages\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_unpublish_at_idx\` ON \`pages\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_by_idx\` ON \`pages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_by_idx\` ON \`pages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_language_slug_idx\` ON \`pages\` (\`brand\`,\`language\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`organisations_id\` text(36),
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisations_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_users_id_idx\` ON \`pages_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_organisations_id_idx\` ON \`pages_rels\` (\`organisations_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_media_id_idx\` ON \`pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_views_permissions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v_version_views\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_views_permissions_order_idx\` ON \`_pages_v_version_views_permissions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_views_permissions_parent_idx\` ON \`_pages_v_version_views_permissions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_views\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`level\` text DEFAULT 'public',
  	\`content\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_views_order_idx\` ON \`_pages_v_version_views\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_views_parent_id_idx\` ON \`_pages_v_version_views\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_search_name\` text,
  	\`version_slug\` text,
  	\`version_type\` text DEFAULT 'Landing',
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_parent_id\` text(36),
  	\`version_social_img_id\` text(36),
  	\`version_description\` text,
  	\`version_link_target\` text,
  	\`version_link_label\` text,
  	\`version_brand\` text,
  	\`version_language\` text DEFAULT 'en',
  	\`version_hidden\` integer DEFAULT false,
  	\`version_protected\` integer DEFAULT false,
  	\`version_promoted\` integer DEFAULT false,
  	\`version_readers\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_social_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_search_name_idx\` ON \`_pages_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_social_img_idx\` ON \`_pages_v\` (\`version_social_img_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_brand_idx\` ON \`_pages_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_language_idx\` ON \`_pages_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_published_at_idx\` ON \`_pages_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_published_by_idx\` ON \`_pages_v\` (\`version_published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_publish_at_idx\` ON \`_pages_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_unpublish_at_idx\` ON \`_pages_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_by_idx\` ON \`_pages_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_by_idx\` ON \`_pages_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_brand_version_language_version_slug_idx\` ON \`_pages_v\` (\`version_brand\`,\`version_language\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`organisations_id\` text(36),
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisations_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_users_id_idx\` ON \`_pages_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_organisations_id_idx\` ON \`_pages_v_rels\` (\`organisations_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_media_id_idx\` ON \`_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_tags\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_tags_order_idx\` ON \`posts_tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_tags_parent_idx\` ON \`posts_tags\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`search_name\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`publish_date\` text,
  	\`author_id\` text(36),
  	\`image_id\` text(36),
  	\`teaser_title\` text,
  	\`teaser_summary\` text,
  	\`embed\` text,
  	\`content\` text,
  	\`brand\` text,
  	\`language\` text DEFAULT 'en',
  	\`hidden\` integer DEFAULT false,
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
  	FOREIGN KEY (\`author_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_search_name_idx\` ON \`posts\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_publish_date_idx\` ON \`posts\` (\`publish_date\`);`)
  await db.run(sql`CREATE INDEX \`posts_author_idx\` ON \`posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_image_idx\` ON \`posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_brand_idx\` ON \`posts\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`posts_language_idx\` ON \`posts\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_by_idx\` ON \`posts\` (\`published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_publish_at_idx\` ON \`posts\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_unpublish_at_idx\` ON \`posts\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_by_idx\` ON \`posts\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_by_idx\` ON \`posts\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_language_slug_1_idx\` ON \`posts\` (\`brand\`,\`language\`,\`slug\`);`)
  await db.run(sql`CREATE TABLE \`posts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_texts_order_parent\` ON \`posts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_media_id_idx\` ON \`posts_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_version_tags\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_version_tags_order_idx\` ON \`_posts_v_version_tags\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_tags_parent_idx\` ON \`_posts_v_version_tags\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_search_name\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_publish_date\` text,
  	\`version_author_id\` text(36),
  	\`version_image_id\` text(36),
  	\`version_teaser_title\` text,
  	\`version_teaser_summary\` text,
  	\`version_embed\` text,
  	\`version_content\` text,
  	\`version_brand\` text,
  	\`version_language\` text DEFAULT 'en',
  	\`version_hidden\` integer DEFAULT false,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_search_name_idx\` ON \`_posts_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_publish_date_idx\` ON \`_posts_v\` (\`version_publish_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_author_idx\` ON \`_posts_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_image_idx\` ON \`_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_brand_idx\` ON \`_posts_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_language_idx\` ON \`_posts_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_by_idx\` ON \`_posts_v\` (\`version_published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_publish_at_idx\` ON \`_posts_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_unpublish_at_idx\` ON \`_posts_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_by_idx\` ON \`_posts_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_by_idx\` ON \`_posts_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_brand_version_language_version_slug_1_idx\` ON \`_posts_v\` (\`version_brand\`,\`version_language\`,\`version_slug\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_order_parent\` ON \`_posts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_media_id_idx\` ON \`_posts_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`people\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`brand\` text NOT NULL,
  	\`title\` text,
  	\`location\` text,
  	\`photo_id\` text(36),
  	\`linkedin\` text,
  	\`bio\` text,
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
  await db.run(sql`CREATE INDEX \`people__order_idx\` ON \`people\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`people_search_name_idx\` ON \`people\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`people_brand_idx\` ON \`people\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`people_photo_idx\` ON \`people\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`people_created_by_idx\` ON \`people\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_by_idx\` ON \`people\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people_deleted_at_idx\` ON \`people\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`people_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_rels_order_idx\` ON \`people_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`people_rels_parent_idx\` ON \`people_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`people_rels_path_idx\` ON \`people_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`people_rels_media_id_idx\` ON \`people_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`clients\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`brand\` text NOT NULL,
  	\`logo_id\` text(36),
  	\`hidelogo\` integer DEFAULT false NOT NULL,
  	\`testimonial\` text,
  	\`contact\` text,
  	\`hidetestimonial\` integer DEFAULT false NOT NULL,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clients__order_idx\` ON \`clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`clients_search_name_idx\` ON \`clients\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`clients_brand_idx\` ON \`clients\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`clients_logo_idx\` ON \`clients\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_by_idx\` ON \`clients\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_by_idx\` ON \`clients\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_deleted_at_idx\` ON \`clients\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`commentary\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`search_name\` text,
  	\`brand\` text,
  	\`language\` text DEFAULT 'en',
  	\`report_date\` text,
  	\`attachment_id\` text(36),
  	\`body\` text,
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
  	FOREIGN KEY (\`attachment_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`commentary_search_name_idx\` ON \`commentary\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`commentary_brand_idx\` ON \`commentary\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`commentary_language_idx\` ON \`commentary\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`commentary_report_date_idx\` ON \`commentary\` (\`report_date\`);`)
  await db.run(sql`CREATE INDEX \`commentary_attachment_idx\` ON \`commentary\` (\`attachment_id\`);`)
  await db.run(sql`CREATE INDEX \`commentary_published_at_idx\` ON \`commentary\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`commentary_published_by_idx\` ON \`commentary\` (\`published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`commentary_publish_at_idx\` ON \`commentary\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`commentary_unpublish_at_idx\` ON \`commentary\` (\`unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`commentary_created_by_idx\` ON \`commentary\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`commentary_updated_by_idx\` ON \`commentary\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`commentary_updated_at_idx\` ON \`commentary\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`commentary_created_at_idx\` ON \`commentary\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`commentary_deleted_at_idx\` ON \`commentary\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`commentary__status_idx\` ON \`commentary\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`commentary_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`commentary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`commentary_rels_order_idx\` ON \`commentary_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`commentary_rels_parent_idx\` ON \`commentary_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`commentary_rels_path_idx\` ON \`commentary_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`commentary_rels_media_id_idx\` ON \`commentary_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_commentary_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_name\` text,
  	\`version_search_name\` text,
  	\`version_brand\` text,
  	\`version_language\` text DEFAULT 'en',
  	\`version_report_date\` text,
  	\`version_attachment_id\` text(36),
  	\`version_body\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`commentary\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_attachment_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_published_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_commentary_v_parent_idx\` ON \`_commentary_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_search_name_idx\` ON \`_commentary_v\` (\`version_search_name\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_brand_idx\` ON \`_commentary_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_language_idx\` ON \`_commentary_v\` (\`version_language\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_report_date_idx\` ON \`_commentary_v\` (\`version_report_date\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_attachment_idx\` ON \`_commentary_v\` (\`version_attachment_id\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_published_at_idx\` ON \`_commentary_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_published_by_idx\` ON \`_commentary_v\` (\`version_published_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_publish_at_idx\` ON \`_commentary_v\` (\`version_publish_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_unpublish_at_idx\` ON \`_commentary_v\` (\`version_unpublish_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_created_by_idx\` ON \`_commentary_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_updated_by_idx\` ON \`_commentary_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_updated_at_idx\` ON \`_commentary_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_created_at_idx\` ON \`_commentary_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version_deleted_at_idx\` ON \`_commentary_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_version_version__status_idx\` ON \`_commentary_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_created_at_idx\` ON \`_commentary_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_updated_at_idx\` ON \`_commentary_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_latest_idx\` ON \`_commentary_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_commentary_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_commentary_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_commentary_v_rels_order_idx\` ON \`_commentary_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_rels_parent_idx\` ON \`_commentary_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_rels_path_idx\` ON \`_commentary_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_commentary_v_rels_media_id_idx\` ON \`_commentary_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`libraries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`brand\` text NOT NULL,
  	\`parent_id\` text(36),
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`libraries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`libraries_search_name_idx\` ON \`libraries\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`libraries_brand_idx\` ON \`libraries\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`libraries_parent_idx\` ON \`libraries\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`libraries_created_by_idx\` ON \`libraries\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`libraries_updated_by_idx\` ON \`libraries\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`libraries_updated_at_idx\` ON \`libraries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`libraries_created_at_idx\` ON \`libraries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`libraries_deleted_at_idx\` ON \`libraries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`library_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`brand\` text NOT NULL,
  	\`library_id\` text(36),
  	\`type\` text DEFAULT 'Other' NOT NULL,
  	\`audience\` text DEFAULT 'staff' NOT NULL,
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
  	FOREIGN KEY (\`library_id\`) REFERENCES \`libraries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`library_files_search_name_idx\` ON \`library_files\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`library_files_brand_idx\` ON \`library_files\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`library_files_library_idx\` ON \`library_files\` (\`library_id\`);`)
  await db.run(sql`CREATE INDEX \`library_files_audience_idx\` ON \`library_files\` (\`audience\`);`)
  await db.run(sql`CREATE INDEX \`library_files_created_by_idx\` ON \`library_files\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`library_files_updated_by_idx\` ON \`library_files\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`library_files_updated_at_idx\` ON \`library_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`library_files_created_at_idx\` ON \`library_files\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`library_files_deleted_at_idx\` ON \`library_files\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`library_files_filename_idx\` ON \`library_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`portals_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`portals_rels_order_idx\` ON \`portals_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`portals_rels_parent_idx\` ON \`portals_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`portals_rels_path_idx\` ON \`portals_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`portals_rels_media_id_idx\` ON \`portals_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_visible\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_visible_order_idx\` ON \`navigation_visible\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_visible_parent_idx\` ON \`navigation_visible\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_subnavigation_visible\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`navigation_subnavigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_subnavigation_visible_order_idx\` ON \`navigation_subnavigation_visible\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_subnavigation_visible_parent_idx\` ON \`navigation_subnavigation_visible\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_subnavigation\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_subnavigation_order_idx\` ON \`navigation_subnavigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_subnavigation_parent_id_idx\` ON \`navigation_subnavigation\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`portal_id\` text(36) NOT NULL,
  	\`link\` text,
  	\`icon\` text DEFAULT 'link',
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation__order_idx\` ON \`navigation\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_search_name_idx\` ON \`navigation\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`navigation_portal_idx\` ON \`navigation\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_created_by_idx\` ON \`navigation\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_updated_by_idx\` ON \`navigation\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_updated_at_idx\` ON \`navigation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_created_at_idx\` ON \`navigation\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_deleted_at_idx\` ON \`navigation\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`data_processes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`is_nightly\` integer DEFAULT false,
  	\`state\` text DEFAULT 'idle',
  	\`last_run_at\` text,
  	\`problem\` text,
  	\`problem_at\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`data_processes_search_name_idx\` ON \`data_processes\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_is_nightly_idx\` ON \`data_processes\` (\`is_nightly\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_state_idx\` ON \`data_processes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_created_by_idx\` ON \`data_processes\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_updated_by_idx\` ON \`data_processes\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_updated_at_idx\` ON \`data_processes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_created_at_idx\` ON \`data_processes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`data_processes_deleted_at_idx\` ON \`data_processes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`data_process_steps\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`process_id\` text(36) NOT NULL,
  	\`dataset\` text NOT NULL,
  	\`get_from_api\` integer DEFAULT true,
  	\`method\` text DEFAULT 'GET',
  	\`location\` text,
  	\`body\` text,
  	\`content\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`process_id\`) REFERENCES \`data_processes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`data_process_steps__order_idx\` ON \`data_process_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_process_idx\` ON \`data_process_steps\` (\`process_id\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_dataset_idx\` ON \`data_process_steps\` (\`dataset\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_created_by_idx\` ON \`data_process_steps\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_updated_by_idx\` ON \`data_process_steps\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_updated_at_idx\` ON \`data_process_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_created_at_idx\` ON \`data_process_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`data_process_steps_deleted_at_idx\` ON \`data_process_steps\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`datasets\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`process_id\` text(36),
  	\`row_count\` numeric NOT NULL,
  	\`bytes\` numeric NOT NULL,
  	\`columns\` text NOT NULL,
  	\`rows\` text NOT NULL,
  	\`fetched_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`process_id\`) REFERENCES \`data_processes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`datasets_name_idx\` ON \`datasets\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`datasets_process_idx\` ON \`datasets\` (\`process_id\`);`)
  await db.run(sql`CREATE INDEX \`datasets_updated_at_idx\` ON \`datasets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`datasets_created_at_idx\` ON \`datasets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`processes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`search_name\` text,
  	\`form_id\` text(36) NOT NULL,
  	\`single\` integer DEFAULT false,
  	\`brand\` text,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`processes_search_name_idx\` ON \`processes\` (\`search_name\`);`)
  await db.run(sql`CREATE INDEX \`processes_form_idx\` ON \`processes\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`processes_brand_idx\` ON \`processes\` (\`brand\`);`)
  await db.run(sql`CREATE INDEX \`processes_created_by_idx\` ON \`processes\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`processes_updated_by_idx\` ON \`processes\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`processes_updated_at_idx\` ON \`processes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`processes_created_at_idx\` ON \`processes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`processes_deleted_at_idx\` ON \`processes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
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
  await db.run(sql`CREATE TABLE \`forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_texts_order_parent\` ON \`forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`forms_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_rels_order_idx\` ON \`forms_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_parent_idx\` ON \`forms_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_path_idx\` ON \`forms_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`forms_rels_forms_id_idx\` ON \`forms_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
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
  await db.run(sql`CREATE TABLE \`_forms_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_texts_order_parent\` ON \`_forms_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`forms_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_order_idx\` ON \`_forms_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_parent_idx\` ON \`_forms_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_path_idx\` ON \`_forms_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_rels_forms_id_idx\` ON \`_forms_v_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form_name\` text NOT NULL,
  	\`step\` text DEFAULT 'Under review' NOT NULL,
  	\`remark\` text,
  	\`form_id\` text(36) NOT NULL,
  	\`process_id\` text(36),
  	\`sender_name\` text,
  	\`sender_id\` text(36),
  	\`organisation_id\` text(36),
  	\`owned\` text DEFAULT 'Personal' NOT NULL,
  	\`account_id\` text(36),
  	\`brand\` text NOT NULL,
  	\`send_c_s_v\` integer DEFAULT false,
  	\`upload_to_library\` integer DEFAULT false,
  	\`autorespond_email\` text,
  	\`autorespond_subject\` text,
  	\`autorespond_body\` text,
  	\`data\` text NOT NULL,
  	\`asked\` text NOT NULL,
  	\`once_key\` text NOT NULL,
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`process_id\`) REFERENCES \`processes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sender_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`organisation_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_form_name_idx\` ON \`submissions\` (\`form_name\`);`)
  await db.run(sql`CREATE INDEX \`submissions_step_idx\` ON \`submissions\` (\`step\`);`)
  await db.run(sql`CREATE INDEX \`submissions_form_idx\` ON \`submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_process_idx\` ON \`submissions\` (\`process_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_sender_name_idx\` ON \`submissions\` (\`sender_name\`);`)
  await db.run(sql`CREATE INDEX \`submissions_sender_idx\` ON \`submissions\` (\`sender_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_organisation_idx\` ON \`submissions\` (\`organisation_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_account_idx\` ON \`submissions\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_brand_idx\` ON \`submissions\` (\`brand\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_once_key_idx\` ON \`submissions\` (\`once_key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_by_idx\` ON \`submissions\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_by_idx\` ON \`submissions\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_deleted_at_idx\` ON \`submissions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`form_createdAt_idx\` ON \`submissions\` (\`form_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`submissions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_texts_order_parent\` ON \`submissions_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`submissions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_rels_order_idx\` ON \`submissions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`submissions_rels_parent_idx\` ON \`submissions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_rels_path_idx\` ON \`submissions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`submissions_rels_users_id_idx\` ON \`submissions_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_submissions_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_form_name\` text NOT NULL,
  	\`version_step\` text DEFAULT 'Under review' NOT NULL,
  	\`version_remark\` text,
  	\`version_form_id\` text(36) NOT NULL,
  	\`version_process_id\` text(36),
  	\`version_sender_name\` text,
  	\`version_sender_id\` text(36),
  	\`version_organisation_id\` text(36),
  	\`version_owned\` text DEFAULT 'Personal' NOT NULL,
  	\`version_account_id\` text(36),
  	\`version_brand\` text NOT NULL,
  	\`version_send_c_s_v\` integer DEFAULT false,
  	\`version_upload_to_library\` integer DEFAULT false,
  	\`version_autorespond_email\` text,
  	\`version_autorespond_subject\` text,
  	\`version_autorespond_body\` text,
  	\`version_data\` text NOT NULL,
  	\`version_asked\` text NOT NULL,
  	\`version_once_key\` text NOT NULL,
  	\`version_created_by_id\` text(36),
  	\`version_updated_by_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_process_id\`) REFERENCES \`processes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sender_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_organisation_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_submissions_v_parent_idx\` ON \`_submissions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_form_name_idx\` ON \`_submissions_v\` (\`version_form_name\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_step_idx\` ON \`_submissions_v\` (\`version_step\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_form_idx\` ON \`_submissions_v\` (\`version_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_process_idx\` ON \`_submissions_v\` (\`version_process_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_sender_name_idx\` ON \`_submissions_v\` (\`version_sender_name\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_sender_idx\` ON \`_submissions_v\` (\`version_sender_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_organisation_idx\` ON \`_submissions_v\` (\`version_organisation_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_account_idx\` ON \`_submissions_v\` (\`version_account_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_brand_idx\` ON \`_submissions_v\` (\`version_brand\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_once_key_idx\` ON \`_submissions_v\` (\`version_once_key\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_created_by_idx\` ON \`_submissions_v\` (\`version_created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_updated_by_idx\` ON \`_submissions_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_updated_at_idx\` ON \`_submissions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_created_at_idx\` ON \`_submissions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_version_version_deleted_at_idx\` ON \`_submissions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_created_at_idx\` ON \`_submissions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_updated_at_idx\` ON \`_submissions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_form_version_createdAt_idx\` ON \`_submissions_v\` (\`version_form_id\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_submissions_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_submissions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_submissions_v_texts_order_parent\` ON \`_submissions_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_submissions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_submissions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_submissions_v_rels_order_idx\` ON \`_submissions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_rels_parent_idx\` ON \`_submissions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_rels_path_idx\` ON \`_submissions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_submissions_v_rels_users_id_idx\` ON \`_submissions_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`form_files\` (
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
  await db.run(sql`CREATE TABLE \`documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_rels_order_idx\` ON \`documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_parent_idx\` ON \`documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_path_idx\` ON \`documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`documents_rels_users_id_idx\` ON \`documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`subject\` text,
  	\`body\` text,
  	\`recipient_id\` text(36),
  	\`group_id\` text(36),
  	\`process_id\` text(36),
  	\`portal_id\` text(36) NOT NULL,
  	\`notification\` integer DEFAULT true,
  	\`mail_state\` text,
  	\`author_id\` text(36),
  	\`thread_id\` text(36),
  	\`subthread_id\` text(36),
  	\`thread_initiator_id\` text(36),
  	\`created_by_id\` text(36),
  	\`updated_by_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`recipient_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`group_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`process_id\`) REFERENCES \`processes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thread_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subthread_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thread_initiator_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`updated_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_recipient_idx\` ON \`messages\` (\`recipient_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_group_idx\` ON \`messages\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_process_idx\` ON \`messages\` (\`process_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_portal_idx\` ON \`messages\` (\`portal_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_mail_state_idx\` ON \`messages\` (\`mail_state\`);`)
  await db.run(sql`CREATE INDEX \`messages_author_idx\` ON \`messages\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_thread_idx\` ON \`messages\` (\`thread_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_subthread_idx\` ON \`messages\` (\`subthread_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_thread_initiator_idx\` ON \`messages\` (\`thread_initiator_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_by_idx\` ON \`messages\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_by_idx\` ON \`messages\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_deleted_at_idx\` ON \`messages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`recipient_createdAt_idx\` ON \`messages\` (\`recipient_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_rels_order_idx\` ON \`messages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_parent_idx\` ON \`messages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_path_idx\` ON \`messages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_documents_id_idx\` ON \`messages_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_rels_users_id_idx\` ON \`messages_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`sms\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`user_id\` text(36),
  	\`body\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`provider_answer\` text,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sms_user_idx\` ON \`sms\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`sms_state_idx\` ON \`sms\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`sms_updated_at_idx\` ON \`sms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sms_created_at_idx\` ON \`sms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`log_analytics\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`for_date\` text NOT NULL,
  	\`portal_id\` text(36),
  	\`people\` numeric DEFAULT 0 NOT NULL,
  	\`logins\` numeric DEFAULT 0 NOT NULL,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`messages\` numeric DEFAULT 0 NOT NULL,
  	\`downloads\` numeric DEFAULT 0 NOT NULL,
  	\`other\` numeric DEFAULT 0 NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`users\` text NOT NULL,
  	\`groups\` text NOT NULL,
  	\`views_by_section\` text NOT NULL,
  	\`events\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portal_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`log_analytics_for_date_idx\` ON \`log_analytics\` (\`for_date\`);`)
  await db.run(sql`CREATE INDEX \`log_analytics_portal_idx\` ON \`log_analytics\` (\`portal_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`log_analytics_key_idx\` ON \`log_analytics\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`log_analytics_updated_at_idx\` ON \`log_analytics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`log_analytics_created_at_idx\` ON \`log_analytics\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portal_forDate_idx\` ON \`log_analytics\` (\`portal_id\`,\`for_date\`);`)
  await db.run(sql`CREATE TABLE \`one_time_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`user_id\` text(36),
  	\`account_id\` text(36),
  	\`email\` text,
  	\`brand\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`one_time_keys_user_idx\` ON \`one_time_keys\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_keys_account_idx\` ON \`one_time_keys\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_keys_expires_at_idx\` ON \`one_time_keys\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_keys_updated_at_idx\` ON \`one_time_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_keys_created_at_idx\` ON \`one_time_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	\`organisations_id\` text(36),
  	\`groups_id\` text(36),
  	\`access_groups_id\` text(36),
  	\`accounts_id\` text(36),
  	\`portfolios_id\` text(36),
  	\`holdings_id\` text(36),
  	\`transactions_id\` text(36),
  	\`pages_id\` text(36),
  	\`posts_id\` text(36),
  	\`people_id\` text(36),
  	\`clients_id\` text(36),
  	\`commentary_id\` text(36),
  	\`libraries_id\` text(36),
  	\`library_files_id\` text(36),
  	\`risk_profiles_id\` text(36),
  	\`models_id\` text(36),
  	\`portals_id\` text(36),
  	\`navigation_id\` text(36),
  	\`subscriptions_id\` text(36),
  	\`data_processes_id\` text(36),
  	\`data_process_steps_id\` text(36),
  	\`processes_id\` text(36),
  	\`forms_id\` text(36),
  	\`submissions_id\` text(36),
  	\`form_files_id\` text(36),
  	\`documents_id\` text(36),
  	\`media_id\` text(36),
  	\`messages_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisations_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`groups_id\`) REFERENCES \`groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`access_groups_id\`) REFERENCES \`access_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accounts_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolios_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holdings_id\`) REFERENCES \`holdings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`transactions_id\`) REFERENCES \`transactions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`commentary_id\`) REFERENCES \`commentary\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`libraries_id\`) REFERENCES \`libraries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`library_files_id\`) REFERENCES \`library_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`risk_profiles_id\`) REFERENCES \`risk_profiles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`models_id\`) REFERENCES \`models\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portals_id\`) REFERENCES \`portals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`data_processes_id\`) REFERENCES \`data_processes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`data_process_steps_id\`) REFERENCES \`data_process_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`processes_id\`) REFERENCES \`processes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_files_id\`) REFERENCES \`form_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_organisations_id_idx\` ON \`payload_locked_documents_rels\` (\`organisations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_access_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`access_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portfolios_id_idx\` ON \`payload_locked_documents_rels\` (\`portfolios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holdings_id_idx\` ON \`payload_locked_documents_rels\` (\`holdings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_transactions_id_idx\` ON \`payload_locked_documents_rels\` (\`transactions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commentary_id_idx\` ON \`payload_locked_documents_rels\` (\`commentary_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_libraries_id_idx\` ON \`payload_locked_documents_rels\` (\`libraries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_library_files_id_idx\` ON \`payload_locked_documents_rels\` (\`library_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_risk_profiles_id_idx\` ON \`payload_locked_documents_rels\` (\`risk_profiles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_models_id_idx\` ON \`payload_locked_documents_rels\` (\`models_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portals_id_idx\` ON \`payload_locked_documents_rels\` (\`portals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_data_processes_id_idx\` ON \`payload_locked_documents_rels\` (\`data_processes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_data_process_steps_id_idx\` ON \`payload_locked_documents_rels\` (\`data_process_steps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_processes_id_idx\` ON \`payload_locked_documents_rels\` (\`processes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_files_id_idx\` ON \`payload_locked_documents_rels\` (\`form_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
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
  await db.run(sql`INSERT INTO \`__new_portals\`("id", "name", "slug", "active", "brand", "theme", "portal_language", "phone", "email", "owner_id", "company_id", "search_name", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "photo_id") SELECT "id", "name", "slug", "active", "brand", "theme", "portal_language", "phone", "email", "owner_id", "company_id", "search_name", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "photo_id" FROM \`portals\`;`)
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
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "name", "type", "account_id", "portfolio_id", "owner_id", "generated_pdf", "as_of", "report", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "name", "type", "account_id", "portfolio_id", "owner_id", "generated_pdf", "as_of", "report", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
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
  await db.run(sql`ALTER TABLE \`users\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`gender\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`active\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_messenger\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is2_f_a_disabled\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`hide_intro_text\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`telephone\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`profile_url\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`linkedin\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`other\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`address1\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`address2\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`postcode\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`city\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`country\` text;`)
  await db.run(sql`CREATE INDEX \`users_active_idx\` ON \`users\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`users_is_messenger_idx\` ON \`users\` (\`is_messenger\`);`)
  await db.run(sql`CREATE INDEX \`users_country_idx\` ON \`users\` (\`country\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_1_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`ALTER TABLE \`organisations\` ADD \`country\` text;`)
  await db.run(sql`CREATE INDEX \`organisations_country_idx\` ON \`organisations\` (\`country\`);`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`gender\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`terms_and_conditions_accepted\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`terms_and_conditions_at\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`last_invite_send\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`email_key\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`seat\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`accounts_email_key_idx\` ON \`accounts\` (\`email_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`accounts_seat_idx\` ON \`accounts\` (\`seat\`);`)
  await db.run(sql`ALTER TABLE \`accounts_rels\` ADD \`groups_id\` text(36) REFERENCES groups(id);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_groups_id_idx\` ON \`accounts_rels\` (\`groups_id\`);`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`risk_level\` numeric;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`esg_rating\` numeric;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`timescale\` numeric;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`risk_profiles\` ADD \`comparison\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`type\` text DEFAULT 'Other';`)
  // By hand: the one logo of a portal is the first of its logos.
  await db.run(
    sql`INSERT INTO \`portals_rels\` (\`order\`, \`parent_id\`, \`path\`, \`media_id\`) SELECT 1, \`id\`, 'photo', \`photo_id\` FROM \`portals\` WHERE \`photo_id\` IN (SELECT \`id\` FROM \`media\`);`,
  )
  // By hand: addresses that are the only one of their portal already are kept so (`collections/Accounts/email`); of two, the first has it.
  await db.run(
    sql`UPDATE \`accounts\` SET \`email_key\` = \`portal_id\` || '/' || \`email\` WHERE \`id\` IN (SELECT \`id\` FROM (SELECT \`id\`, min(\`created_at\`) FROM \`accounts\` WHERE \`deleted_at\` IS NULL AND \`email\` <> '' AND \`portal_id\` IS NOT NULL GROUP BY \`portal_id\`, \`email\`));`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`DROP TABLE \`groups_members\`;`)
  await db.run(sql`DROP TABLE \`groups\`;`)
  await db.run(sql`DROP TABLE \`pages_views_permissions\`;`)
  await db.run(sql`DROP TABLE \`pages_views\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_views_permissions\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_views\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`posts_tags\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_texts\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_version_tags\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`DROP TABLE \`people_rels\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`DROP TABLE \`commentary\`;`)
  await db.run(sql`DROP TABLE \`commentary_rels\`;`)
  await db.run(sql`DROP TABLE \`_commentary_v\`;`)
  await db.run(sql`DROP TABLE \`_commentary_v_rels\`;`)
  await db.run(sql`DROP TABLE \`libraries\`;`)
  await db.run(sql`DROP TABLE \`library_files\`;`)
  await db.run(sql`DROP TABLE \`portals_rels\`;`)
  await db.run(sql`DROP TABLE \`navigation_visible\`;`)
  await db.run(sql`DROP TABLE \`navigation_subnavigation_visible\`;`)
  await db.run(sql`DROP TABLE \`navigation_subnavigation\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`data_processes\`;`)
  await db.run(sql`DROP TABLE \`data_process_steps\`;`)
  await db.run(sql`DROP TABLE \`datasets\`;`)
  await db.run(sql`DROP TABLE \`processes\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_texts\`;`)
  await db.run(sql`DROP TABLE \`forms_rels\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_rels\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`submissions_texts\`;`)
  await db.run(sql`DROP TABLE \`submissions_rels\`;`)
  await db.run(sql`DROP TABLE \`_submissions_v\`;`)
  await db.run(sql`DROP TABLE \`_submissions_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_submissions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`form_files\`;`)
  await db.run(sql`DROP TABLE \`documents_rels\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`messages_rels\`;`)
  await db.run(sql`DROP TABLE \`sms\`;`)
  await db.run(sql`DROP TABLE \`log_analytics\`;`)
  await db.run(sql`DROP TABLE \`one_time_keys\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_accounts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_accounts_rels\`("id", "order", "parent_id", "path", "users_id") SELECT "id", "order", "parent_id", "path", "users_id" FROM \`accounts_rels\`;`)
  await db.run(sql`DROP TABLE \`accounts_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_accounts_rels\` RENAME TO \`accounts_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`accounts_rels_order_idx\` ON \`accounts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_parent_idx\` ON \`accounts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_path_idx\` ON \`accounts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`accounts_rels_users_id_idx\` ON \`accounts_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_portals\` (
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
  await db.run(sql`INSERT INTO \`__new_portals\`("id", "name", "search_name", "slug", "active", "brand", "photo_id", "theme", "portal_language", "owner_id", "company_id", "phone", "email", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at") SELECT "id", "name", "search_name", "slug", "active", "brand", "photo_id", "theme", "portal_language", "owner_id", "company_id", "phone", "email", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at" FROM \`portals\`;`)
  await db.run(sql`DROP TABLE \`portals\`;`)
  await db.run(sql`ALTER TABLE \`__new_portals\` RENAME TO \`portals\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_documents\` (
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
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "name", "type", "account_id", "portfolio_id", "owner_id", "generated_pdf", "as_of", "report", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "name", "type", "account_id", "portfolio_id", "owner_id", "generated_pdf", "as_of", "report", "created_by_id", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
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
  await db.run(sql`DROP INDEX \`users_active_idx\`;`)
  await db.run(sql`DROP INDEX \`users_is_messenger_idx\`;`)
  await db.run(sql`DROP INDEX \`users_country_idx\`;`)
  await db.run(sql`DROP INDEX \`users_email_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`gender\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`active\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_messenger\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is2_f_a_disabled\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`hide_intro_text\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`telephone\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`profile_url\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`linkedin\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`other\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`address1\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`address2\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`postcode\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`city\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`country\`;`)
  await db.run(sql`DROP INDEX \`organisations_country_idx\`;`)
  await db.run(sql`ALTER TABLE \`organisations\` DROP COLUMN \`country\`;`)
  await db.run(sql`DROP INDEX \`accounts_email_key_idx\`;`)
  await db.run(sql`DROP INDEX \`accounts_seat_idx\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`gender\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`terms_and_conditions_accepted\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`terms_and_conditions_at\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`last_invite_send\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`email_key\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`seat\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`region\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`risk_level\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`esg_rating\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`timescale\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`risk_profiles\` DROP COLUMN \`comparison\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`type\`;`)
}
