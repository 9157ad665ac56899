import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSessionState } from '../../lib/session'
import { PageLoading } from '../PageLoading'
import { ToSignIn } from './ToSignIn'

const Bare = styled.main`
  display: grid;
  min-block-size: 100dvh;
`

/** The dashboard's frame round a page for those who are signed in, none for others. */
export function OptionalFrame({ frame }: Readonly<{ frame: ReactNode }>) {
  const { state } = useSessionState()
  if (state.status === 'loading') return <PageLoading />
  if (state.status === 'signed-in') return frame
  if (state.status === 'signed-out' && state.reason !== 'none') return <ToSignIn reason={state.reason} />
  return (
    <Bare id="main">
      <Outlet />
    </Bare>
  )
}
