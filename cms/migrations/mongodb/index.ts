import type { Migration } from 'payload'
import * as backOffice from './20261122_back_office'
import * as history from './20261122_history'

/**
 * MongoDB needs no schema; these change data, as the SQLite migrations of the same day and matter do. Each runs in a transaction, once over
 * all processes (`cms/db/migrationTurn`). Indexes are built before: an optional unique field is sparse, so records without it do not collide.
 */
export const migrations = [
  { name: '20261122_back_office', up: backOffice.up, down: backOffice.down },
  { name: '20261122_history', up: history.up, down: history.down },
] as unknown as Migration[]
