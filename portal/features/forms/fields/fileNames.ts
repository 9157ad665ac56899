import { createContext, use } from 'react'
import type { FormFile } from '../../../../shared/contracts/forms/forms'

export interface FileNames {
  of: (id: string) => FormFile | undefined
  set: (file: FormFile) => void
}

/** What the files are called that answers name by id. */
export const FileNamesContext = createContext<FileNames>({ of: () => undefined, set: () => undefined })
export const useFileNames = (): FileNames => use(FileNamesContext)
