import type { Migration } from 'payload'
import * as backOffice from './20261122_050514_back_office'

/**
 * MongoDB needs no schema; these change data, and bear the names of the SQLite migrations that do the same. Each runs in a transaction, once over
 * all processes (`cms/db/migrationTurn`). Indexes are built before: an optional unique field is sparse, so records without it do not collide.
 */
export const migrations = [{ name: '20261122_050514_back_office', up: backOffice.up, down: backOffice.down }] as unknown as Migration[]
