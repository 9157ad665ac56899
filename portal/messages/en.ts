import account from './en/account.json'
import auth from './en/auth.json'
import clients from './en/clients.json'
import common from './en/common.json'
import errors from './en/errors.json'
import gallery from './en/gallery.json'
import holdings from './en/holdings.json'
import performance from './en/performance.json'
import portfolio from './en/portfolio.json'
import report from './en/report.json'
import reportExport from './en/reportExport.json'
import shell from './en/shell.json'
import transactions from './en/transactions.json'

/** English is the source: its keys are the keys of every language. */
export const catalogue = { account, auth, clients, common, errors, gallery, holdings, performance, portfolio, report, reportExport, shell, transactions }

export type Catalogue = { [N in keyof typeof catalogue]: { [K in keyof (typeof catalogue)[N]]: string } }
export type Namespace = keyof Catalogue
