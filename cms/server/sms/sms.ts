/** `id` is that of the record in `sms`: a gateway that knows it sends once, however often it is asked. */
export type SmsMessage = Readonly<{ id: string; to: string; text: string }>
/** What the provider said in a few words, without the message: it is stored. `refused`: it will never take this one. */
export type SmsOutcome = Readonly<{ kind: 'taken' | 'refused'; answer: string }>

/** Whoever carries a text message to a telephone. `send` rejects when another try may help. */
export type SmsSender = Readonly<{ send: (message: SmsMessage) => Promise<SmsOutcome> }>
