import { openProcessesSchema } from '../../../shared/contracts/forms/forms'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

/** What the person may fill in on this brand; asked only while `isOn`, as a brand without processes has no such address. */
export const useOpenProcesses = defineRead(openProcessesSchema, (isOn: boolean) => (isOn ? apiPath`/api/processes/open` : null))
