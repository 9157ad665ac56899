import { pageEndpoints, postEndpoints } from './content/content'
import { dataProcessEndpoints } from './dataProcesses/dataProcesses'
import { downloadDocument } from './documents/download'
import { removeReport, restoreReport } from './documents/ownReports'
import { editingEndpoints } from './editing/editing'
import { formEndpoints, processEndpoints, submissionEndpoints } from './forms/forms'
import { bigben } from './functions/bigben'
import { getCustomToken, readCustomTokenState } from './functions/customToken'
import { letterEndpoints } from './functions/letters'
import { greetingEndpoints } from './greeting/greeting'
import { inviteEndpoints } from './functions/inviteClient'
import { publishedEndpoints } from './functions/published'
import { factorResetEndpoints } from './functions/resetSecondFactor'
import { signInLinkEndpoints } from './functions/sendSignInLink'
import { marketEndpoints } from './market/market'
import { openPicture } from './media/openPicture'
import { delegationEndpoints } from './delegations/delegations'
import { documentationEndpoints } from './meta/openapi'
import { navigationEndpoints } from './navigation/navigation'
import { panelEndpoints } from './panel/panel'
import { reportEvidenceEndpoints } from './reportEvidence/reportEvidence'
import { cancelReport, generatePdf, reportEvents, reportStatus } from './reports/reports'
import { reportBatchEndpoints } from './reportBatches/reportBatches'
import { adminMenu, portalEntry, session } from './session/session'
import { closedUserEndpoints } from './users/closed'
import { exchangeToken } from './users/customToken'
import { invitationEndpoints } from './users/invitation'
import { login } from './users/login'
import { logout } from './users/logout'
import { organisationEndpoints } from './users/organisation'
import { passkeyEndpoints } from './users/passkeys'
import { passwordEndpoints } from './users/password'
import { clientViewsEndpoints } from './users/clientViews'
import { preferencesEndpoints } from './users/preferences'
import { profileEndpoints } from './users/profile'
import { refresh } from './users/refresh'
import { secondStepEndpoints } from './users/secondStep'
import { securityEndpoints } from './users/security'
import { signUpEndpoints } from './users/signUp'
import { sourceEndpoints } from './wealth/sources'
import { wealthEndpoints } from './wealth/wealth'

const own = [
  session,
  adminMenu,
  portalEntry,
  ...greetingEndpoints,
  ...wealthEndpoints,
  ...sourceEndpoints,
  ...marketEndpoints,
  ...editingEndpoints,
  generatePdf,
  ...inviteEndpoints,
  ...signInLinkEndpoints,
  ...factorResetEndpoints,
  getCustomToken,
  readCustomTokenState,
  ...letterEndpoints,
  bigben,
  ...publishedEndpoints,
  ...panelEndpoints,
  ...reportEvidenceEndpoints,
]

/** Endpoints under a collection's own path, where Payload asks only that collection's; they come before Payload's of the same path. */
export const collectionEndpoints = {
  users: [
    login,
    logout,
    refresh,
    exchangeToken,
    ...passwordEndpoints,
    ...invitationEndpoints,
    ...secondStepEndpoints,
    ...securityEndpoints,
    ...passkeyEndpoints,
    ...signUpEndpoints,
    ...preferencesEndpoints,
    ...clientViewsEndpoints,
    ...profileEndpoints,
    ...closedUserEndpoints,
  ],
  organisations: organisationEndpoints,
  pages: pageEndpoints,
  posts: postEndpoints,
  delegations: delegationEndpoints,
  navigation: navigationEndpoints,
  'data-processes': dataProcessEndpoints,
  documents: [downloadDocument, removeReport, restoreReport],
  media: [openPicture],
  reports: [reportStatus, reportEvents, cancelReport],
  'report-batches': reportBatchEndpoints,
  forms: formEndpoints,
  submissions: submissionEndpoints,
  processes: processEndpoints,
}

/** Endpoints under `/api`. */
export const endpoints = [
  ...own,
  // Copies: Payload adds its own endpoints to the list of a collection.
  ...documentationEndpoints([
    { prefix: '', endpoints: own },
    ...Object.entries(collectionEndpoints).map(([slug, list]) => ({ prefix: `/${slug}`, endpoints: [...list] })),
  ]),
]
