import { parseSettings, settingOfFeed, settingOfSource, type Settings, SettingsError } from '../cms/server/settings'
import {
  checkBuilds,
  checkChromium,
  checkClock,
  checkDatabase,
  checkDataFolder,
  checkHolders,
  checkNode,
  checkPackages,
  checkPort,
  checkUpstream,
} from './doctor/checks'
import { describeFindings, find, type Finding } from './doctor/finding'
import { checkSourceFiles } from './doctor/sourceFiles'
import { root } from './lib/environment.mjs'

/** Looks at everything that an installation needs, changes nothing, and says what to do. Ends with 1 when something is bad. */
async function main(): Promise<void> {
  const settings = readSettings()
  const findings: Finding[] = [
    await find('Node', checkNode, ''),
    await find('Packages', () => checkPackages(root), 'npm ci'),
    await find('Builds', () => checkBuilds(root), 'npm run build'),
    ...('problems' in settings
      ? settings.problems.map((found): Finding => ({
          what: 'Settings',
          state: 'bad',
          found,
          remedy: 'Mend it in the environment or in .env',
        }))
      : await checkInstallation(settings)),
  ]
  process.stdout.write(`${describeFindings(findings)}\n`)
  process.exit(findings.some(({ state }) => state === 'bad') ? 1 : 0)
}

async function checkInstallation(settings: Settings): Promise<Finding[]> {
  const addressesOf = (what: string, addresses: Settings['wealth'], settingOf: (name: string) => string) =>
    Object.entries(addresses).flatMap(([name, upstream]) =>
      upstream ? [{ what: `${what} ${name}`, setting: `${settingOf(name)}_URL`, url: upstream.url, token: upstream.token ?? '' }] : [],
    )
  const upstreams = [...addressesOf('Source', settings.wealth, settingOfSource), ...addressesOf('Feed', settings.market, settingOfFeed)]
  const holders = checkHolders(settings)
  const urls = upstreams.map(({ url }) => url)
  return [
    { what: 'Settings', state: 'ok', found: settings.isDemo ? 'complete; DEMO is on' : 'complete' },
    await find('Port', () => checkPort(settings), 'PORT=3001 npm start'),
    await find('Data folder', () => checkDataFolder(settings), 'Mend the rights or the disk, or set DATA_DIR'),
    await find('Database', () => checkDatabase(settings), 'Look at DATABASE_URL, and whether the server behind it runs'),
    ...(holders ? [{ what: 'Open files', ...holders }] : []),
    await find('Chromium', () => checkChromium(settings), 'Set CHROMIUM_PATH to a Chromium of this machine'),
    ...(await Promise.all(
      upstreams.map(({ setting, token, url, what }) =>
        find(what, () => checkUpstream({ url, setting, token }), 'Look at its address and token'),
      ),
    )),
    ...(await checkSourceFiles(settings)),
    await find('Clock', () => checkClock(urls), 'Let the machine follow a time server'),
  ]
}

function readSettings(): Settings | { problems: readonly string[] } {
  try {
    return parseSettings(process.env)
  } catch (error) {
    if (error instanceof SettingsError) return error
    throw error
  }
}

void main()
