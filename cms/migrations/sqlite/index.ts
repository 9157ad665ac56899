import * as migration_20261121_032557_initial from './20261121_032557_initial'

export const migrations = [
  {
    up: migration_20261121_032557_initial.up,
    down: migration_20261121_032557_initial.down,
    name: '20261121_032557_initial',
  },
]
