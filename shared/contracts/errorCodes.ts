/**
 * Every code that a refusal of our server can carry, whichever door it comes through. The portal chooses its words by code, in the reader's
 * language, and never shows the English `message` beside it; a code without a text in each language fails the type check
 * (`portal/ui/RefusalText.tsx`).
 */
export const errorCodes = [
  'already_sent',
  'bad_request',
  'busy',
  'conflict',
  'database_busy',
  'database_unavailable',
  'date_not_available',
  'disk_full',
  'forbidden',
  'foreign_origin',
  'idempotency_key_reused',
  'internal_error',
  'invalid_credentials',
  'invalid_file',
  'invalid_input',
  'invalid_period',
  'invalid_range',
  'kept_in_trash',
  'method_not_allowed',
  'need_external_id',
  'not_built',
  'not_editable',
  'not_failed',
  'not_found',
  'not_linked',
  'not_your_report',
  'password_change_refused',
  'pin_required',
  'portal_not_active',
  'report_quota',
  'request_in_progress',
  'storage_full',
  'too_large',
  'too_many_attempts',
  'too_many_reports',
  'too_many_requests',
  'unauthenticated',
  'unavailable',
  'unknown_host',
  'unprocessable',
  'unsupported_media_type',
  'upstream_unavailable',
  'weak_password',
  'write_conflict',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((known) => known === code)
