import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`figures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`account_id\` text(36) NOT NULL,
  	\`portfolio_id\` text(36),
  	\`source\` text NOT NULL,
  	\`external_id\` text,
  	\`name\` text,
  	\`type\` text,
  	\`currency\` text,
  	\`value\` text,
  	\`sort_value\` numeric,
  	\`reporting_value\` text,
  	\`reporting_currency\` text,
  	\`reporting_rate\` text,
  	\`reporting_rate_date\` text,
  	\`as_of\` text,
  	\`fetched_at\` text,
  	\`is_incomplete\` integer DEFAULT false,
  	\`is_hidden\` integer DEFAULT false,
  	\`inception\` text,
  	\`objective\` text,
  	\`risk_profile\` numeric,
  	\`risk_name\` text,
  	\`esg_rating\` numeric,
  	\`region\` text,
  	\`change1d\` numeric,
  	\`change1m\` numeric,
  	\`change_ytd\` numeric,
  	\`change1y\` numeric,
  	\`change3y\` numeric,
  	\`change5y\` numeric,
  	\`change_all\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`accounts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolios\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`figures_subject_idx\` ON \`figures\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`figures_account_idx\` ON \`figures\` (\`account_id\`);`)
  await db.run(sql`CREATE INDEX \`figures_portfolio_idx\` ON \`figures\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`figures_source_idx\` ON \`figures\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`figures_sort_value_idx\` ON \`figures\` (\`sort_value\`);`)
  await db.run(sql`CREATE INDEX \`figures_fetched_at_idx\` ON \`figures\` (\`fetched_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_updated_at_idx\` ON \`figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_created_at_idx\` ON \`figures\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`accounts_figures_figures_sort_value_idx\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`accounts\` ADD \`identity\` text;`)
  await db.run(sql`CREATE INDEX \`accounts_source_idx\` ON \`accounts\` (\`source\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`accounts_identity_idx\` ON \`accounts\` (\`identity\`);`)
  await db.run(sql`DROP INDEX \`portfolios_figures_figures_sort_value_idx\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`identity\` text;`)
  await db.run(sql`ALTER TABLE \`portfolios\` ADD \`made_as\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`portfolios_identity_idx\` ON \`portfolios\` (\`identity\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`figures\`;`)
  await db.run(sql`DROP INDEX \`accounts_source_idx\`;`)
  await db.run(sql`DROP INDEX \`accounts_identity_idx\`;`)
  await db.run(sql`CREATE INDEX \`accounts_figures_figures_sort_value_idx\` ON \`accounts\` (\`figures_sort_value\`);`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`accounts\` DROP COLUMN \`identity\`;`)
  await db.run(sql`DROP INDEX \`portfolios_identity_idx\`;`)
  await db.run(sql`CREATE INDEX \`portfolios_figures_figures_sort_value_idx\` ON \`portfolios\` (\`figures_sort_value\`);`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`identity\`;`)
  await db.run(sql`ALTER TABLE \`portfolios\` DROP COLUMN \`made_as\`;`)
}
