import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { ContentPreview } from '../../features/content/ContentPreview'
import type { ContentForm } from '../../features/content/contentSurroundings'
import { TriedFormOf } from '../../features/forms/TriedFormOf'
import { PageLoading } from '../PageLoading'

/** The live preview beside a page or a post in the panel. It stands outside of the session, which belongs to the window around it. */
export function ContentPreviewRoute() {
  const { record = '' } = useParams()
  const kind = useLocation().pathname.startsWith('/preview/posts/') ? 'posts' : 'pages'
  return (
    <Suspense fallback={<PageLoading />}>
      <ContentPreview key={`${kind} ${record}`} kind={kind} id={record} renderForm={renderForm} />
    </Suspense>
  )
}

const renderForm = ({ id, name }: ContentForm) => <TriedFormOf key={id} id={id} name={name} />
