/** Set before anything else is loaded: the log and Payload read these while they load. */
process.env.QUAYSIDE_PROCESS ??= 'worker'
process.env.DISABLE_PAYLOAD_HMR = 'true'

export {}
