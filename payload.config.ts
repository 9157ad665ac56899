import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '@payloadcms/translations/languages/en'
import { is } from '@payloadcms/translations/languages/is'
import { buildConfig, type Config, type DatabaseAdapterObj } from 'payload'
import { withEditorWords } from './cms/admin/texts/editorWords'
import { el } from './cms/admin/texts/greek'
import { panelWords } from './cms/admin/texts/panelWords'
import { databaseAdapter } from './cms/db/databaseAdapter'
import { collectionEndpoints, endpoints } from './cms/endpoints'
import { brands } from './cms/server/brands'
import { withStoredFiles } from './cms/server/files/withStoredFiles'
import { nameErrors } from './cms/server/http/nameErrors'
import { logger } from './cms/server/logger'
import { withBrandChoice } from './cms/server/services/panel/withBrandChoice'
import { refuseOtherSessions } from './cms/server/services/session/refuseOtherSessions'
import { withSessions } from './cms/server/services/session/withSessions'
import { settings } from './cms/server/settings'
import { never } from './collections/access/never'
import { AccessGroups } from './collections/AccessGroups'
import { Accounts } from './collections/Accounts'
import { Clients } from './collections/Clients'
import { Commentary } from './collections/Commentary'
import { DataProcesses } from './collections/DataProcesses'
import { DataProcessSteps } from './collections/DataProcessSteps'
import { Datasets } from './collections/Datasets'
import { withEndpoints } from './collections/defineCollection'
import { editor } from './collections/fields/richText'
import { Delegations } from './collections/Delegations'
import { Documents } from './collections/Documents'
import { FormerTerms } from './collections/FormerTerms'
import { Figures } from './collections/Figures'
import { FormFiles } from './collections/FormFiles'
import { Forms } from './collections/Forms'
import { Groups } from './collections/Groups'
import { Holdings } from './collections/Holdings'
import { IdempotencyKeys } from './collections/IdempotencyKeys'
import { Libraries } from './collections/Libraries'
import { LibraryFiles } from './collections/LibraryFiles'
import { LogAnalytics } from './collections/LogAnalytics'
import { KnownDevices } from './collections/KnownDevices'
import { Logs } from './collections/Logs'
import { Mails } from './collections/Mails'
import { isOfBrand, Media } from './collections/Media'
import { Messages } from './collections/Messages'
import { Models } from './collections/Models'
import { OneTimeKeys } from './collections/OneTimeKeys'
import { Navigation } from './collections/Navigation'
import { Organisations } from './collections/Organisations'
import { Pages } from './collections/Pages'
import { People } from './collections/People'
import { Passkeys } from './collections/Passkeys'
import { Portals } from './collections/Portals'
import { Portfolios } from './collections/Portfolios'
import { Posts } from './collections/Posts'
import { Processes } from './collections/Processes'
import { ReportBatches } from './collections/ReportBatches'
import { ReportDeliveries } from './collections/ReportDeliveries'
import { Reports } from './collections/Reports'
import { RecoveryCodes } from './collections/RecoveryCodes'
import { RiskProfiles } from './collections/RiskProfiles'
import { SecondFactors } from './collections/SecondFactors'
import { Sessions } from './collections/Sessions'
import { Sms } from './collections/Sms'
import { Submissions } from './collections/Submissions'
import { Subscriptions } from './collections/Subscriptions'
import { Throttles } from './collections/Throttles'
import { Transactions } from './collections/Transactions'
import { Users } from './collections/Users'
import { WealthAnswers } from './collections/WealthAnswers'
import { jobs } from './jobs'
import { jobsCollectionOverrides, toTask } from './jobs/queue/jobFields'
import { mainSourceOf } from './shared/brands/mainSourceOf'

const here = dirname(fileURLToPath(import.meta.url))
const { databaseUrl, secret } = settings()

const config = (db: DatabaseAdapterObj): Config => ({
  secret,
  db,
  editor: withEditorWords(editor),
  collections: [
    withSessions(withEndpoints(Users, collectionEndpoints.users)),
    withEndpoints(Organisations, collectionEndpoints.organisations),
    Groups,
    AccessGroups,
    Accounts,
    withEndpoints(Delegations, collectionEndpoints.delegations),
    Portfolios,
    Holdings,
    Transactions,
    Figures,
    withEndpoints(Pages, collectionEndpoints.pages),
    withEndpoints(Posts, collectionEndpoints.posts),
    People,
    Clients,
    Commentary,
    Libraries,
    withStoredFiles(LibraryFiles),
    RiskProfiles,
    Models,
    Portals,
    FormerTerms,
    withEndpoints(Navigation, collectionEndpoints.navigation),
    Subscriptions,
    withEndpoints(DataProcesses, collectionEndpoints['data-processes']),
    DataProcessSteps,
    Datasets,
    withEndpoints(Processes, collectionEndpoints.processes),
    withEndpoints(Forms, collectionEndpoints.forms),
    withEndpoints(Submissions, collectionEndpoints.submissions),
    withStoredFiles(FormFiles),
    withEndpoints(withStoredFiles(Documents), collectionEndpoints.documents),
    withEndpoints(Reports, collectionEndpoints.reports),
    withEndpoints(ReportBatches, collectionEndpoints['report-batches']),
    ReportDeliveries,
    withEndpoints(withStoredFiles(Media, { isPublic: isOfBrand, isLogged: false }), collectionEndpoints.media),
    Messages,
    Mails,
    Sms,
    Logs,
    LogAnalytics,
    WealthAnswers,
    Sessions,
    KnownDevices,
    OneTimeKeys,
    SecondFactors,
    RecoveryCodes,
    Passkeys,
    Throttles,
    IdempotencyKeys,
  ].map(withBrandChoice),
  endpoints,
  // Collections know no brand files; the hook that stamps an account's source asks here.
  // Steps of data processes ask here which hosts their rows may come from.
  custom: { sourceOfBrand, portalLimitOf, dataHosts: () => settings().dataHosts },
  admin: {
    user: Users.slug,
    avatar: 'default',
    theme: 'all',
    meta: { titleSuffix: ' · Quayside', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/icon.svg' }] },
    dateFormat: 'dd/MM/yyyy HH:mm',
    components: {
      graphics: { Logo: '/cms/admin/frame/Logo#Logo', Icon: '/cms/admin/frame/Icon#Icon' },
      Nav: '/cms/admin/frame/Nav#Nav',
      actions: ['/cms/admin/frame/GlobalSearch#GlobalSearch'],
      views: {
        dashboard: { Component: '/cms/admin/home/Home#Home' },
        login: { Component: '/cms/admin/login/LoginView#LoginView' },
      },
    },
    importMap: { baseDir: here, importMapFile: join(here, 'cms/app/(payload)/admin/importMap.js') },
  },
  // Payload has no name for Greek among its languages; one of ours is as good to it.
  i18n: { supportedLanguages: { en, is, ...({ el } as object) }, translations: panelWords, fallbackLanguage: 'en' },
  // Several hosts and any port: the origin check stands in Express, before Payload (docs/decisions/004).
  csrf: [],
  cors: [],
  cookiePrefix: 'quayside',
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  debug: false,
  logger,
  // Refusals are no faults of ours: the request's own line tells them, and the console of `npm start` shows errors.
  loggingLevels: { APIError: 'debug', AuthenticationError: 'debug', QueryError: 'debug' },
  upload: { limits: { fileSize: 20_000_000 } },
  bodyParser: { limits: { fileSize: 20_000_000 } },
  jobs: {
    tasks: jobs.map(toTask),
    jobsCollectionOverrides,
    deleteJobOnComplete: false,
    access: { run: never, queue: never, cancel: never },
  },
  hooks: { afterError: [nameErrors] },
  onInit: refuseOtherSessions,
  typescript: { autoGenerate: false, outputFile: join(here, 'collections/payload-types.ts') },
})

export default databaseAdapter(databaseUrl).then((db) => buildConfig(config(db)))

function portalLimitOf(name: string): number | null {
  return brands().get(name)?.portalLimit ?? null
}

function sourceOfBrand(name: string): string | null {
  const brand = brands().get(name)
  return brand ? mainSourceOf(brand).name : null
}
