import * as migration_20261121_032557_initial from './20261121_032557_initial';
import * as migration_20261121_064550_value_in_gbp from './20261121_064550_value_in_gbp';
import * as migration_20261122_034755_patterns from './20261122_034755_patterns';

export const migrations = [
  {
    up: migration_20261121_032557_initial.up,
    down: migration_20261121_032557_initial.down,
    name: '20261121_032557_initial',
  },
  {
    up: migration_20261121_064550_value_in_gbp.up,
    down: migration_20261121_064550_value_in_gbp.down,
    name: '20261121_064550_value_in_gbp',
  },
  {
    up: migration_20261122_034755_patterns.up,
    down: migration_20261122_034755_patterns.down,
    name: '20261122_034755_patterns'
  },
];
