import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { SessionResponse } from '../../shared/contracts/session'
import { sessionPath } from '../../shared/routes/firstAnswers'
import { anyAnswer, ApiError, type AnswerParser, apiGet, apiPost, nationalLoginCode, setUnauthorisedHandler } from './apiClient'
import { firstAnswerRead, forgetFirstAnswers } from './firstAnswers'
import { forgetPerson, wasLeft } from './logoutTime'
import { openSessionChannel } from './sessionChannel'

export type SessionState =
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'failed'; error: ApiError }>
  /** `none`: was not signed in to begin with; `left`: signed out; `idle`: for want of activity; `expired`: the session ended otherwise. */
  | Readonly<{ status: 'signed-out'; reason: 'none' | 'left' | 'idle' | 'expired' }>
  | Readonly<{ status: 'signed-in'; session: SessionResponse }>

export type SessionContextValue = Readonly<{
  state: SessionState
  /** Resolves with the new session; rejects with an `ApiError` that says why not. */
  signIn: (credentials: Readonly<{ email: string; password: string }>) => Promise<SessionResponse>
  /** Ends this session, or all of the person. Rejects with an `ApiError` when the server could not be told, because the session then still lives. */
  signOut: (which?: 'all') => Promise<void>
  /** Asks the server again who is signed in. */
  reload: () => Promise<void>
  /** Asks the server for a longer session. */
  keepAlive: () => Promise<void>
  /** Ends the session for want of activity, here and in the other windows. */
  endIdle: () => void
}>

export const SessionContext = createContext<SessionContextValue | null>(null)

export function useSessionState(): SessionContextValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('SessionProvider is missing above this component')
  return value
}

/** Who is signed in. Only for what is shown to signed-in people; throws elsewhere. */
export function useSession(): SessionResponse {
  const { state } = useSessionState()
  if (state.status !== 'signed-in') throw new Error('nobody is signed in here')
  return state.session
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unknown', message: String(error), cause: error })

type Props = Readonly<{
  /** False when it is known that nobody is signed in: the server is then not asked. */
  isAsked: boolean
  /** Of the answer that says who is signed in; must stay the same. */
  parser: AnswerParser<SessionResponse>
  children: ReactNode
}>

/** Holds the session of everything below it. What is fetched for a person is kept apart by `SwrProvider`. */
export function SessionProvider({ isAsked, parser, children }: Props) {
  const [state, setState] = useState<SessionState>(() => {
    if (!isAsked) return { status: 'signed-out', reason: 'none' }
    // With the page came who is signed in, where the server knew in time: there is nothing to wait for.
    const session = firstAnswerRead<SessionResponse>(sessionPath)
    return session ? { status: 'signed-in', session } : { status: 'loading' }
  })
  const isKnown = useRef(state.status === 'signed-in')
  const channel = useRef<ReturnType<typeof openSessionChannel>>(null)
  /** Goes up whenever somebody comes or goes: an answer asked for before that is of no use, and must not bring back who has left. */
  const era = useRef(0)

  const fetchSession = useCallback(() => apiGet(sessionPath, parser, { expect401: true }), [parser])

  const reload = useCallback(async () => {
    const asked = era.current
    try {
      const session = await fetchSession()
      // In slices: what follows is a whole screen.
      if (asked === era.current) startTransition(() => setState({ status: 'signed-in', session }))
    } catch (error) {
      if (asked !== era.current) return
      const failure = asApiError(error)
      setState((before) => {
        if (failure.status === 401) return { status: 'signed-out', reason: before.status === 'signed-in' ? 'expired' : 'none' }
        // A person who is signed in keeps what is on the screen when the server cannot be asked.
        return before.status === 'signed-in' ? before : { status: 'failed', error: failure }
      })
    }
  }, [fetchSession])

  const end = useCallback((reason: 'left' | 'idle' | 'expired') => {
    era.current += 1
    forgetFirstAnswers()
    // What somebody typed survives a session that ends by itself, and nothing of them a sign-out (decision 193).
    if (reason === 'left') forgetPerson()
    setState((before) => (before.status === 'signed-in' || reason === 'left' ? { status: 'signed-out', reason } : before))
  }, [])
  const expire = useCallback(
    (error: ApiError) => {
      if (error.code === nationalLoginCode) setState({ status: 'failed', error })
      else end('expired')
    },
    [end],
  )
  // A window that was closed before the sign-out, and is opened again after it, brings its drafts back.
  useEffect(() => {
    if (state.status === 'signed-out' && wasLeft()) forgetPerson()
  }, [state.status])

  useEffect(() => {
    if (isAsked && !isKnown.current) void reload()
    const stop = setUnauthorisedHandler(expire)
    const open = openSessionChannel((message) => {
      if (message === 'signed-in') void reload()
      if (message === 'left' || message === 'idle') end(message)
    })
    channel.current = open
    // The browser's memory of pages: it would show those of a session that another window may have left meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setState((before) => (before.status === 'signed-in' ? { status: 'loading' } : before))
      void reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      open.close()
      window.removeEventListener('pageshow', onShow)
    }
  }, [isAsked, reload, expire, end])

  const signIn = useCallback<SessionContextValue['signIn']>(
    async (credentials) => {
      await apiPost('/api/users/login', credentials, anyAnswer, { expect401: true })
      era.current += 1
      const session = await fetchSession()
      setState({ status: 'signed-in', session })
      channel.current?.tell('signed-in')
      return session
    },
    [fetchSession],
  )

  const tellServer = useCallback(
    (which?: 'all') => apiPost(`/api/users/logout${which ? '?allSessions=true' : ''}`, {}, anyAnswer, { expect401: true }),
    [],
  )

  const signOut = useCallback(
    async (which?: 'all') => {
      try {
        await tellServer(which)
      } catch (error) {
        const failure = asApiError(error)
        // 400 and 401 say that there is no session to end.
        if (failure.status !== 400 && failure.status !== 401) throw failure
      }
      end('left')
      channel.current?.tell('left')
    },
    [tellServer, end],
  )

  const endIdle = useCallback(() => {
    // The server has its own idle timer; telling it only makes the end sooner.
    tellServer().catch(() => undefined)
    end('idle')
    channel.current?.tell('idle')
  }, [tellServer, end])

  const keepAlive = useCallback(async () => {
    await apiPost('/api/users/refresh-token', {}, anyAnswer)
    await reload()
  }, [reload])

  const value = useMemo<SessionContextValue>(
    () => ({ state, signIn, signOut, reload, keepAlive, endIdle }),
    [state, signIn, signOut, reload, keepAlive, endIdle],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}
