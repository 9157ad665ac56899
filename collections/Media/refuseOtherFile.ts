import { APIError, type CollectionBeforeOperationHook } from 'payload'

/** A picture keeps its file: pages and portals show it by its record, and would change without anybody saving or publishing them. */
export const refuseOtherFile: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'update' && req.file)
    throw new APIError('A picture keeps its file: add the other one as a picture of its own', 400, { code: 'invalid_file' }, true)
}
