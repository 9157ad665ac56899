import { lazyPart } from '../../ui/lazyPart'

const ExplorerPage = lazyPart(() => import('../../features/explorer/ExplorerPage'), 'ExplorerPage', { texts: ['explorer', 'market'] })

/** The funds explorer and, under the same path, the comparison of funds. Its code comes after the frame, whose list of files nobody loads in vain. */
export const ExplorerRoute = () => <ExplorerPage />
