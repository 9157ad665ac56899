import type { Payload } from 'payload'
import { queueSmsSending } from '../../cms/server/sms/queueSms'
import { repairOutbox } from '../queue/repairOutbox'

/** Queues text messages whose job was never queued, as the server stopped in between. The job itself ends those that came too late. */
export const repairSms = (payload: Payload): Promise<void> =>
  repairOutbox(payload, { collection: 'sms', keyOf: (id) => `sms:${id}`, queue: queueSmsSending })
