import account from './el/account.json' with { type: 'json' }
import auth from './el/auth.json' with { type: 'json' }
import clients from './el/clients.json' with { type: 'json' }
import common from './el/common.json' with { type: 'json' }
import errors from './el/errors.json' with { type: 'json' }
import gallery from './el/gallery.json' with { type: 'json' }
import holdings from './el/holdings.json' with { type: 'json' }
import performance from './el/performance.json' with { type: 'json' }
import portfolio from './el/portfolio.json' with { type: 'json' }
import report from './el/report.json' with { type: 'json' }
import reportExport from './el/reportExport.json' with { type: 'json' }
import shell from './el/shell.json' with { type: 'json' }
import transactions from './el/transactions.json' with { type: 'json' }
import ui from './el/ui.json' with { type: 'json' }
import type { Catalogue } from './en'

export const catalogue = {
  account,
  auth,
  clients,
  common,
  errors,
  gallery,
  holdings,
  performance,
  portfolio,
  report,
  reportExport,
  shell,
  transactions,
  ui,
} satisfies Catalogue
