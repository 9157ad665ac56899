import { pageEndpoints, postEndpoints } from './content/content'
import { dataProcessEndpoints } from './dataProcesses/dataProcesses'
import { downloadDocument } from './documents/download'
import { removeReport, restoreReport } from './documents/ownReports'
import { formEndpoints, processEndpoints, submissionEndpoints } from './forms/forms'
import { inviteEndpoints } from './functions/inviteClient'
import { openPicture } from './media/openPicture'
import { documentationEndpoints } from './meta/openapi'
import { navigationEndpoints } from './navigation/navigation'
import { panelEndpoints } from './panel/panel'
import { generatePdf, reportStatus } from './reports/reports'
import { session } from './session/session'
import { closedUserEndpoints } from './users/closed'
import { invitationEndpoints } from './users/invitation'
import { login } from './users/login'
import { logout } from './users/logout'
import { passwordEndpoints } from './users/password'
import { preferencesEndpoints } from './users/preferences'
import { refresh } from './users/refresh'
import { wealthEndpoints } from './wealth/wealth'

const own = [session, ...wealthEndpoints, generatePdf, ...inviteEndpoints, ...panelEndpoints]

/** Endpoints under a collection's own path, where Payload asks only that collection's; they come before Payload's of the same path. */
export const collectionEndpoints = {
  users: [login, logout, refresh, ...passwordEndpoints, ...invitationEndpoints, ...preferencesEndpoints, ...closedUserEndpoints],
  pages: pageEndpoints,
  posts: postEndpoints,
  navigation: navigationEndpoints,
  'data-processes': dataProcessEndpoints,
  documents: [downloadDocument, removeReport, restoreReport],
  media: [openPicture],
  reports: [reportStatus],
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
