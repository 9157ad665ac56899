/** What makes and checks the options of passkeys: two hundred files, which only a process that somebody signs in to with a passkey needs. */
export const passkeyServer = () => import('@simplewebauthn/server')
