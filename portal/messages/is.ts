import account from './is/account.json' with { type: 'json' }
import auth from './is/auth.json' with { type: 'json' }
import clients from './is/clients.json' with { type: 'json' }
import common from './is/common.json' with { type: 'json' }
import errors from './is/errors.json' with { type: 'json' }
import gallery from './is/gallery.json' with { type: 'json' }
import holdings from './is/holdings.json' with { type: 'json' }
import performance from './is/performance.json' with { type: 'json' }
import portfolio from './is/portfolio.json' with { type: 'json' }
import report from './is/report.json' with { type: 'json' }
import reportExport from './is/reportExport.json' with { type: 'json' }
import shell from './is/shell.json' with { type: 'json' }
import transactions from './is/transactions.json' with { type: 'json' }
import ui from './is/ui.json' with { type: 'json' }
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
