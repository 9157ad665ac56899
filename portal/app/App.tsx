import { BrowserRouter } from 'react-router-dom'
import { type Bootstrap, BootstrapContext } from '../lib/bootstrap'
import { I18nProvider } from '../lib/i18n/I18nProvider'
import { StyleProvider } from '../ui/StyleProvider'
import { ToastProvider } from '../ui/ToastProvider'
import { RouteFocus } from './RouteFocus'
import { AppRoutes } from './routes'

type Props = Readonly<{ bootstrap: Bootstrap }>

/** The portal of one brand. */
export function App({ bootstrap }: Props) {
  return (
    <StyleProvider nonce={bootstrap.nonce}>
      <BootstrapContext value={bootstrap}>
        <I18nProvider locale={bootstrap.locale}>
          <BrowserRouter>
            <Screen />
          </BrowserRouter>
        </I18nProvider>
      </BootstrapContext>
    </StyleProvider>
  )
}

/** What is inside the router; tests put one of their own round it. */
export function Screen() {
  return (
    <ToastProvider>
      <RouteFocus />
      <AppRoutes />
    </ToastProvider>
  )
}
