import * as migration_20261121_030445_initial from './20261121_030445_initial';

export const migrations = [
  {
    up: migration_20261121_030445_initial.up,
    down: migration_20261121_030445_initial.down,
    name: '20261121_030445_initial'
  },
];
