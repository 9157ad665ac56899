import account from './en/account.json' with { type: 'json' }
import auth from './en/auth.json' with { type: 'json' }
import clients from './en/clients.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import errors from './en/errors.json' with { type: 'json' }
import gallery from './en/gallery.json' with { type: 'json' }
import holdings from './en/holdings.json' with { type: 'json' }
import performance from './en/performance.json' with { type: 'json' }
import portfolio from './en/portfolio.json' with { type: 'json' }
import report from './en/report.json' with { type: 'json' }
import reportExport from './en/reportExport.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import transactions from './en/transactions.json' with { type: 'json' }
import ui from './en/ui.json' with { type: 'json' }

/** English is the source: its keys are the keys of every language. */
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
}

export type Catalogue = { [N in keyof typeof catalogue]: { [K in keyof (typeof catalogue)[N]]: string } }
export type Namespace = keyof Catalogue
