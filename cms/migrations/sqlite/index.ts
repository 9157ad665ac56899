import * as migration_20261121_032557_initial from './20261121_032557_initial';
import * as migration_20261121_064550_value_in_gbp from './20261121_064550_value_in_gbp';
import * as migration_20261121_232045_patterns from './20261121_232045_patterns';
import * as migration_20261122_060249_back_office from './20261122_060249_back_office';
import * as migration_20261122_095157_identity from './20261122_095157_identity';
import * as migration_20261122_132355_doors from './20261122_132355_doors';
import * as migration_20261122_171453_history from './20261122_171453_history';
import * as migration_20261122_211136_people from './20261122_211136_people';
import * as migration_20261123_004853_report_kinds from './20261123_004853_report_kinds';
import * as migration_20261123_054855_statements_and_views from './20261123_054855_statements_and_views';
import * as migration_20261123_094213_reports_inputs_and_former_terms from './20261123_094213_reports_inputs_and_former_terms';
import * as migration_20261124_190000_kinds_of_security_and_attached_messages from './20261124_190000_kinds_of_security_and_attached_messages';
import * as migration_20261126_010108_description_of_access_groups from './20261126_010108_description_of_access_groups';
import * as migration_20261126_232757_answer_standing from './20261126_232757_answer_standing';
import * as migration_20261127_140302_form_words from './20261127_140302_form_words';
import * as migration_20261127_175059_queue_order from './20261127_175059_queue_order';

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
    up: migration_20261121_232045_patterns.up,
    down: migration_20261121_232045_patterns.down,
    name: '20261121_232045_patterns',
  },
  {
    up: migration_20261122_060249_back_office.up,
    down: migration_20261122_060249_back_office.down,
    name: '20261122_060249_back_office',
  },
  {
    up: migration_20261122_095157_identity.up,
    down: migration_20261122_095157_identity.down,
    name: '20261122_095157_identity',
  },
  {
    up: migration_20261122_132355_doors.up,
    down: migration_20261122_132355_doors.down,
    name: '20261122_132355_doors',
  },
  {
    up: migration_20261122_171453_history.up,
    down: migration_20261122_171453_history.down,
    name: '20261122_171453_history',
  },
  {
    up: migration_20261122_211136_people.up,
    down: migration_20261122_211136_people.down,
    name: '20261122_211136_people',
  },
  {
    up: migration_20261123_004853_report_kinds.up,
    down: migration_20261123_004853_report_kinds.down,
    name: '20261123_004853_report_kinds',
  },
  {
    up: migration_20261123_054855_statements_and_views.up,
    down: migration_20261123_054855_statements_and_views.down,
    name: '20261123_054855_statements_and_views',
  },
  {
    up: migration_20261123_094213_reports_inputs_and_former_terms.up,
    down: migration_20261123_094213_reports_inputs_and_former_terms.down,
    name: '20261123_094213_reports_inputs_and_former_terms',
  },
  {
    up: migration_20261124_190000_kinds_of_security_and_attached_messages.up,
    down: migration_20261124_190000_kinds_of_security_and_attached_messages.down,
    name: '20261124_190000_kinds_of_security_and_attached_messages',
  },
  {
    up: migration_20261126_010108_description_of_access_groups.up,
    down: migration_20261126_010108_description_of_access_groups.down,
    name: '20261126_010108_description_of_access_groups',
  },
  {
    up: migration_20261126_232757_answer_standing.up,
    down: migration_20261126_232757_answer_standing.down,
    name: '20261126_232757_answer_standing',
  },
  {
    up: migration_20261127_140302_form_words.up,
    down: migration_20261127_140302_form_words.down,
    name: '20261127_140302_form_words',
  },
  {
    up: migration_20261127_175059_queue_order.up,
    down: migration_20261127_175059_queue_order.down,
    name: '20261127_175059_queue_order'
  },
];
