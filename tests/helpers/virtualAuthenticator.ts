import type { Page } from 'puppeteer-core'

type Device = Readonly<{
  /** How many keys it has made. */
  keys: () => Promise<number>
  /** Whether somebody touches it whenever it is asked; at first somebody does. */
  setTouched: (isTouched: boolean) => Promise<void>
}>

/** Gives a page's browser a device that knows its owner. It answers what the email field offers too, as soon as the page asks. */
export async function plugIn(page: Page): Promise<Device> {
  const session = await page.createCDPSession()
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    setTouched: (enabled) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
